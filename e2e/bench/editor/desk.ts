/** The desk with 20,000 submissions, and the participant list of an event with 500 participants. */

import { openDatabase } from '../../support/site/postgres.ts';
import { startApi } from '../../support/site/site.ts';
import { addParticipants, addSubmissions, pickWord } from '../data/generated-content.ts';
import { logIn, PASSWORD } from '../log-in.ts';
import { listSearches, measureRequests, percentile95, WARM_UP } from '../measure-requests.ts';
import type { Figure } from '../table.ts';

const INBOX = 20_000;
const PARTICIPANTS = 500;
/** One form with most of the submissions, and others. */
const FORMS = ['kontakt', 'fehlermeldung', 'vorschlag'];
const VIEWS = ['offen', 'meine', 'rueckfrage', 'erledigt', 'alle'];

/**
 * Requests to the inbox: views, forms, pages from first to last, frequent and rare words, and words that are too short.
 */
function listWays(): { list: string[]; filter: string[]; search: string[] } {
  const list = VIEWS.flatMap((view) => [1, 2, 5, 10].map((page) => `ansicht=${view}&seite=${page}`));
  const deep = [100, 200, 300].map((page) => `ansicht=alle&seite=${page}`);
  const filter = VIEWS.flatMap((view) => FORMS.map((form) => `ansicht=${view}&typ=${form}`));
  const short = ['er', 'ba', 'qx', 'e', '20', `${pickWord()} er`, 'beispiel example', 'adler beispiel', '2026 KO'];
  const words = [...short, ...listSearches()];
  const search = words.map((q, index) => `ansicht=${VIEWS[index % VIEWS.length]}&q=${encodeURIComponent(q)}`);
  return { list: [...list, ...deep], filter, search: [...search, ...short.map((q) => `ansicht=alle&q=${q}`)] };
}

/** 95th percentile of ten calls, in milliseconds. */
async function measureWorkbook(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    const reply = await fetch(url, { headers });
    const { byteLength } = await reply.arrayBuffer();
    if (reply.status !== 200 || byteLength < 10_000)
      throw new Error(`${url} answered ${reply.status}, ${byteLength} bytes`);
    times.push(performance.now() - start);
  }
  return percentile95(times);
}

/** Measures on a temporary PostgreSQL. */
export async function measureDesk(): Promise<Figure[]> {
  const database = await openDatabase({
    flags: ['-c', 'log_min_duration_statement=0', '-c', 'log_parameter_max_length=0'],
  });
  const { folder, log, pool } = database;
  const api = await startApi(folder, { DATABASE_URL: database.url, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'error' });
  try {
    const url = `http://127.0.0.1:${api.port}`;
    await addSubmissions(pool, INBOX);
    const event = await addParticipants(pool, PARTICIPANTS);
    const headers = await logIn(url);
    const figures: Figure[] = [];
    for (const [name, ways] of Object.entries(listWays())) {
      const urls = [...ways.slice(0, WARM_UP), ...ways].map((way) => `${url}/api/intranet/freigaben?${way}`);
      const { database, whole } = await measureRequests(pool, log, urls, headers);
      figures.push({
        name: `desk, ${name} among ${INBOX.toLocaleString('en')}, p95`,
        value: whole,
        unit: 'ms',
        limit: 100,
        reference: `${database.toFixed(1)} ms in the database`,
      });
    }
    figures.push({
      name: `XLSX of ${PARTICIPANTS} participants, p95`,
      value: await measureWorkbook(`${url}/api/intranet/ferienprogramm/${event}/teilnehmer?format=xlsx`, headers),
      unit: 'ms',
      limit: 1000,
    });
    return figures;
  } finally {
    await api.stop();
    await database.close();
  }
}
