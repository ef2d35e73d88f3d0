import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT, TEXT } from '../../support/event-forms.ts';
import type { ServerProcess } from '../../support/site/server-process.ts';
import type { Site } from '../../support/site/site.ts';
import type { Figure } from '../table.ts';

const ENTRIES = 100;
/** Padding behind a demo photo, ignored by decoders: makes it as large as a phone's. */
const PADDING = 3_000_000;
const PHOTOS = join(import.meta.dirname, '../../../api/content/fotos');

/** Peak memory of the process, in megabytes. */
function readPeak({ child }: ServerProcess): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

function createEntry(number: number, photo: Buffer): FormData {
  const form = new FormData();
  const texts = { ...EVENT, titel: `Fest Nummer ${number}`, text: TEXT, bildtext: 'Bühne', bildcopyright: 'Ada' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const name of ['rechte', 'datenschutz']) form.append(name, 'on');
  form.append('veranstaltungen_rubrik', '1');
  form.append('bild', new File([new Uint8Array(photo)], 'fest.jpg', { type: 'image/jpeg' }));
  return form;
}

/**
 * Sends a hundred entries with a picture concurrently, each twice like a double click; returns how many were lost or
 * duplicated.
 */
async function sendRound(site: Site, round: number, photo: Buffer): Promise<number> {
  const send = async (number: number): Promise<string> => {
    const key = createHash('sha256').update(`bench ${round} ${number}`).digest('base64url');
    const reply = await fetch(`${site.url}/api/veranstaltung`, {
      method: 'POST',
      body: createEntry(number, photo),
      headers: { 'idempotency-key': key },
    });
    const { referenz: reference } = (await reply.json()) as { referenz?: string };
    return reference ?? `${reply.status}`;
  };
  const numbers = Array.from({ length: ENTRIES }, (_, number) => number);
  const [first, second] = await Promise.all([Promise.all(numbers.map(send)), Promise.all(numbers.map(send))]);
  const stored = new Set(first.filter((reference) => reference.startsWith('VE-')));
  const doubled = second.filter((reference, number) => reference !== first[number]).length;
  return ENTRIES - stored.size + doubled;
}

/**
 * Checks that concurrent pictures are stored exactly once and that the api's memory stays at the level of the first
 * round.
 */
export async function sendPictures(site: Site): Promise<Figure[]> {
  const [name = ''] = readdirSync(PHOTOS).filter((file) => file.endsWith('.jpg'));
  const photo = Buffer.concat([readFileSync(join(PHOTOS, name)), Buffer.alloc(PADDING)]);
  const start = performance.now();
  const faults = await sendRound(site, 1, photo);
  const before = readPeak(site.processes.api);
  const faultsAgain = await sendRound(site, 2, photo);
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      name: `of twice ${ENTRIES} entries with a picture at once, lost or doubled`,
      value: faults + faultsAgain,
      unit: '',
      limit: 0,
      reference: `${ENTRIES * 4} requests with ${Math.round(photo.length / 1000)} kB each in ${seconds.toFixed(0)} s`,
    },
    {
      name: 'memory of the api the second time, more than the first',
      value: readPeak(site.processes.api) - before,
      unit: 'MB',
      // Less than a third of the data in flight.
      limit: 200,
      reference: `${before.toFixed(0)} MB the first time`,
    },
  ];
}
