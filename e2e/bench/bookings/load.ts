import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Number of families that book concurrently. */
export const FAMILIES = 64;
export const EVENTS = 200;

interface Answer {
  status: number;
  referenz: string;
}

/** Each family has its own address. */
const createAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;

const agent = new Agent({ keepAlive: true, maxSockets: FAMILIES });

/** Sends a booking; rejects if the response is incomplete. */
export function post(port: number, body: string, key: string): Promise<Answer> {
  const options = {
    port,
    host: '127.0.0.1',
    path: '/api/ferienprogramm/anmeldung',
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': createAddress() },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (reply) => {
      text(reply)
        .then((body) => resolve({ status: reply.statusCode ?? 0, referenz: JSON.parse(body).referenz ?? '' }))
        .catch(reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const ADDRESS = { name: 'Probe', strasse: 'Weg 1', plz: '75334', ort: 'Musterhardt' };

/** A booking for one child with a unique name, for two events on different days. */
export function createBooking(number: number): { child: string; body: string } {
  const first = 1 + Math.floor(Math.random() * EVENTS);
  const ids = [first, 1 + ((first + Math.floor(Math.random() * (EVENTS - 1))) % EVENTS)];
  const child = `Kind ${number} ${randomUUID().slice(0, 8)}`;
  const kind = {
    ...ADDRESS,
    vorname: child,
    geburtstag: '2015-05-04',
    geschlecht: 'weiblich',
    bemerkung: '',
    veranstaltungen: ids.map((id) => ({ id })),
  };
  const body = JSON.stringify({
    kontakt: { ...ADDRESS, vorname: 'Ada', email: `${randomUUID()}@beispiel.example`, telefon: '' },
    kinder: [kind],
    kosten: { veranstaltungen: 10, gebuehren: 4, gesamt: 14 },
    route: '/ferienprogramm-anmeldung/bestaetigen/',
  });
  return { child, body };
}

export interface Rate {
  perSecond: number;
  /** 99th percentile in milliseconds. */
  p99: number;
}

export function summarize(times: readonly number[], seconds: number): Rate {
  const sorted = [...times].sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

/** Runs `count` tasks, with one worker per family. */
export async function inParallel(count: number, work: (number: number) => Promise<void>): Promise<Rate> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const family = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const begin = performance.now();
      await work(number);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: FAMILIES }, family));
  return summarize(times, (performance.now() - start) / 1000);
}

export function closeConnections(): void {
  agent.destroy();
}
