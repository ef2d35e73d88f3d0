/**
 * The editor with 5,000 pages, 20,000 entries and 50,000 pictures: lists, filters, searches, forms, saving, publishing.
 */

import { openDatabase } from '../../support/site/postgres.ts';
import { startApi } from '../../support/site/site.ts';
import { logIn, PASSWORD } from '../log-in.ts';
import { listSearches, measureRequests, percentile95, WARM_UP } from '../measure-requests.ts';
import type { Figure, Say } from '../table.ts';
import { measureOpenings } from './editor-opening.ts';
import { addContents, CONTRIBUTIONS, EDITORIAL } from './generated-editorial.ts';

const SAVED = 40;
const RELEASED = 5;

const pages = (last: number) => Array.from({ length: 12 }, (_, index) => 1 + Math.floor((last * index) / 11));
const KINDS = Object.keys(EDITORIAL);
/** First letters of a search; some match no title. */
const LETTERS = ['b', 'e', 'x', 'q', 'ba', 'er', 'ge', 'ku', 'xq', 'zz', 'üb', 'gä'].map(encodeURIComponent);

/**
 * Typical requests of editors by kind: each list from its first to its last page, frequent and rare words, and short
 * ones.
 */
function listWays(): Record<string, string[]> {
  const words = [...listSearches(), 'ba', 'er', 'e'].map(encodeURIComponent);
  const contents = 'inhalte?';
  return {
    'lists of content': KINDS.flatMap((kind) =>
      pages(Math.floor(EDITORIAL[kind as keyof typeof EDITORIAL] / 50)).map(
        (page) => `${contents}typ=${kind}&seite=${page}`,
      ),
    ),
    'searches in one kind': words.map((q, index) => `${contents}typ=${KINDS[index % KINDS.length]}&q=${q}`),
    'searches in all content': words.map((q) => `${contents}q=${q}`),
    'library, pages and filters': ['', 'fertig', 'unfertig'].flatMap((type) =>
      pages(type === 'unfertig' ? 100 : 1_900).map((page) => `medien?typ=${type}&seite=${page}`),
    ),
    'library, searches': words.map((q) => `medien?q=${q}`),
    'contributions, pages and filters': [
      ...['alle', 'Entwurf'].flatMap((view) => pages(80).map((page) => `?ansicht=${view}&seite=${page}`)),
      ...['veröffentlicht', 'zurückgezogen', 'vorgelegt'].map((view) => `?ansicht=${encodeURIComponent(view)}`),
    ],
    'contributions, searches': words.map((q) => `?q=${q}`),
    'each list by each of its columns': [
      ...['titel', '-titel', 'datei', '-datei', 'geaendert', '-geaendert'].flatMap((sort) =>
        KINDS.flatMap((kind) =>
          [1, 2, 0.5, 1].map((part, index) => {
            const last = Math.floor(EDITORIAL[kind as keyof typeof EDITORIAL] / 50);
            return `${contents}typ=${kind}&sort=${sort}&seite=${index < 2 ? part : Math.floor(last * part)}`;
          }),
        ),
      ),
      ...['datei', '-datei', 'geaendert', '-geaendert'].flatMap((sort) =>
        ['', 'fertig', 'unfertig'].flatMap((type) =>
          [1, type === 'unfertig' ? 100 : 1_900].map((page) => `medien?typ=${type}&sort=${sort}&seite=${page}`),
        ),
      ),
      ...['titel', '-titel', 'stand', '-stand', 'wer', '-wer', 'geaendert', '-geaendert'].flatMap((sort) =>
        [1, 100, 200].map((page) => `?sort=${sort}&seite=${page}`),
      ),
    ],
    'list of schema mismatches': ['', 'typ=seite&', 'q=ba&'].flatMap((choice) =>
      pages(1).map((page) => `${contents}${choice}ansicht=unpassend&seite=${choice.startsWith('q') ? 1 : page}`),
    ),
    'broken links': ['', 'typ=kaputt&', 'sort=url&', 'sort=-seit&', 'sort=befund&'].flatMap((choice) =>
      pages(3).map((page) => `links?${choice}seite=${page}`),
    ),
    'links are chosen': words.map((q) => `ziele?q=${q}`),
    'links are chosen by one or two letters': LETTERS.map((q) => `ziele?q=${q}`),
    'searches by one or two letters': LETTERS.map((q) => `${contents}q=${q}`),
    'form of a page': Array.from(
      { length: 40 },
      (_, index) => `inhalte/seite?id=${encodeURIComponent(`probe/bereich-${index % 50}/seite-${index}`)}`,
    ),
    'form of a picture': Array.from({ length: 40 }, (_, index) => `inhalte/foto?id=probe-${index}.jpg`),
  };
}

interface Form {
  referenz: string;
  version: number;
  values: Record<string, unknown>;
}

function createEditor(url: string, headers: Record<string, string>) {
  const open = async (number: number): Promise<Form> => {
    const id = encodeURIComponent(`probe/bereich-${number % 50}/seite-${number}`);
    const reply = await fetch(`${url}/inhalte/seite?id=${id}`, { headers });
    return (await reply.json()) as Form;
  };
  /** Milliseconds of a write request. */
  const send = async ({ values, referenz: reference, version }: Form, was: string, text: string): Promise<number> => {
    const start = performance.now();
    const reply = await fetch(`${url}/inhalt`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, referenz: reference, version, was, text }),
    });
    const body = await reply.text();
    if (!reply.ok) throw new Error(`${was} answered ${reply.status}: ${body.slice(0, 500)}`);
    return performance.now() - start;
  };
  return { open, send };
}

/** Milliseconds from publishing until a reader gets the new text. */
async function measureReleases(api: string, editor: ReturnType<typeof createEditor>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < RELEASED; round++) {
    const word = `Neuigkeit${round}`;
    const form = await editor.open(round);
    const start = performance.now();
    await editor.send(form, 'freigeben', `${word} steht hier.`);
    const page = `${api}/api/cms/route?url=/probe/bereich-${round % 50}/seite-${round}/`;
    while (!(await (await fetch(page)).text()).includes(word)) await new Promise((resolve) => setTimeout(resolve, 20));
    times.push(performance.now() - start);
  }
  return times;
}

const GROUP = { titel: '', art: 'gruppe', pflicht: false, hinweis: null, optionen: [], eintrag: null };
const MD = { ...GROUP, name: 'md', art: 'markdown', felder: [] };

/**
 * Milliseconds from registering a single template, which the example pages do not match, until all pages are checked.
 */
async function measureTemplates(api: string): Promise<number> {
  const text = { template: 'text', slots: ['content', 'sidebar'], options: { ...GROUP, name: '', felder: [] } };
  const start = performance.now();
  const reply = await fetch(`${api}/api/cms/vorlagen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vorlagen: [{ ...text, context: { ...GROUP, name: '', felder: [MD] } }] }),
  });
  if (!reply.ok) throw new Error(`/api/cms/vorlagen answered ${reply.status}: ${await reply.text()}`);
  return performance.now() - start;
}

/** Measures on a temporary PostgreSQL. */
export async function measureEditorial(say: Say): Promise<Figure[]> {
  const database = await openDatabase({
    flags: ['-c', 'log_min_duration_statement=0', '-c', 'log_parameter_max_length=0'],
  });
  const { folder, log, pool } = database;
  const start = () => startApi(folder, { DATABASE_URL: database.url, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'error' });
  let api = await start();
  try {
    await api.stop();
    await say(`seeded ${CONTRIBUTIONS} drafts and ${JSON.stringify(EDITORIAL)}`, () => addContents(pool));
    api = await say('published', start);
    const server = `http://127.0.0.1:${api.port}`;
    const url = `${server}/api/intranet/redaktion`;
    const headers = await logIn(server);
    const figures: Figure[] = [];
    figures.push({
      name: `editor, ${EDITORIAL.seite.toLocaleString('en')} pages checked after a release`,
      value: await measureTemplates(server),
      unit: 'ms',
      limit: 2_000,
    });
    const add = (name: string, value: number, limit: number, reference = '') =>
      figures.push({ name: `editor, ${name}, p95`, value, unit: 'ms', limit, reference });
    for (const [name, ways] of Object.entries(listWays())) {
      const urls = [...ways.slice(0, WARM_UP), ...ways].map((way) => `${url}${way.startsWith('?') ? '' : '/'}${way}`);
      const { database, whole } = await say(name, () => measureRequests(pool, log, urls, headers));
      add(name, whole, 100, `${database.toFixed(1)} ms in the database`);
    }
    figures.push(...(await say('pages opened', () => measureOpenings(api.port, folder))));
    const editor = createEditor(url, headers);
    const saved: number[] = [];
    for (let number = 100; number < 100 + SAVED; number++) {
      saved.push(await editor.send(await editor.open(number), 'speichern', `Gespeichert ${number}.`));
    }
    add('saving a draft of a page', percentile95(saved), 150);
    // A refused release makes this figure missing; the others are still reported.
    const released = await say('releases', () => measureReleases(server, editor)).catch((error: unknown) => {
      console.error(error);
      return [Number.POSITIVE_INFINITY];
    });
    add('from release to the new words on the page', Math.max(...released), 1_000, `slowest of ${RELEASED}`);
    return figures;
  } finally {
    await api.stop();
    await database.close();
  }
}
