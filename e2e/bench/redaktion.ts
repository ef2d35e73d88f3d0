/** The editor among 5,000 pages, 20,000 entries and 50,000 pictures: lists, filters, searches, forms, saving, publishing. */
import { startApi } from '../support/site.ts';
import { measureOpenings } from './editor-opening.ts';
import { addInhalte, BEITRAEGE, REDAKTION } from './generated-redaktion.ts';
import { logIn, PASSWORD } from './log-in.ts';
import { listSearches, measureRequests, percentile95, WARM_UP } from './measure-requests.ts';
import { openDatabase } from './postgres.ts';
import type { Figure, Say } from './table.ts';

const SAVED = 40;
const RELEASED = 5;

const pages = (last: number) => Array.from({ length: 12 }, (_, index) => 1 + Math.floor((last * index) / 11));
const ARTEN = Object.keys(REDAKTION);
/** What somebody sees who has only begun to type; some stand in no title. */
const LETTERS = ['b', 'e', 'x', 'q', 'ba', 'er', 'ge', 'ku', 'xq', 'zz', 'üb', 'gä'].map(encodeURIComponent);

/** Ways of editors, by what they are: each list from its first to its last page, words from common to rare, and short ones. */
function listWays(): Record<string, string[]> {
  const words = [...listSearches(), 'ba', 'er', 'e'].map(encodeURIComponent);
  const inhalte = 'inhalte?';
  return {
    'lists of content': ARTEN.flatMap((art) =>
      pages(Math.floor(REDAKTION[art as keyof typeof REDAKTION] / 50)).map(
        (seite) => `${inhalte}typ=${art}&seite=${seite}`,
      ),
    ),
    'searches in one kind': words.map((q, index) => `${inhalte}typ=${ARTEN[index % ARTEN.length]}&q=${q}`),
    'searches in all content': words.map((q) => `${inhalte}q=${q}`),
    'library, pages and filters': ['', 'fertig', 'unfertig'].flatMap((typ) =>
      pages(typ === 'unfertig' ? 100 : 1_900).map((seite) => `medien?typ=${typ}&seite=${seite}`),
    ),
    'library, searches': words.map((q) => `medien?q=${q}`),
    'what editors wrote, pages and filters': [
      ...['alle', 'Entwurf'].flatMap((ansicht) => pages(80).map((seite) => `?ansicht=${ansicht}&seite=${seite}`)),
      ...['veröffentlicht', 'zurückgezogen', 'vorgelegt'].map((ansicht) => `?ansicht=${encodeURIComponent(ansicht)}`),
    ],
    'what editors wrote, searches': words.map((q) => `?q=${q}`),
    'each list by each of its columns': [
      ...['titel', '-titel', 'datei', '-datei', 'geaendert', '-geaendert'].flatMap((sort) =>
        ARTEN.flatMap((art) =>
          [1, 2, 0.5, 1].map((teil, index) => {
            const letzte = Math.floor(REDAKTION[art as keyof typeof REDAKTION] / 50);
            return `${inhalte}typ=${art}&sort=${sort}&seite=${index < 2 ? teil : Math.floor(letzte * teil)}`;
          }),
        ),
      ),
      ...['datei', '-datei', 'geaendert', '-geaendert'].flatMap((sort) =>
        ['', 'fertig', 'unfertig'].flatMap((typ) =>
          [1, typ === 'unfertig' ? 100 : 1_900].map((seite) => `medien?typ=${typ}&sort=${sort}&seite=${seite}`),
        ),
      ),
      ...['titel', '-titel', 'stand', '-stand', 'wer', '-wer', 'geaendert', '-geaendert'].flatMap((sort) =>
        [1, 100, 200].map((seite) => `?sort=${sort}&seite=${seite}`),
      ),
    ],
    'what does not fit its templates': ['', 'typ=seite&', 'q=ba&'].flatMap((wahl) =>
      pages(1).map((seite) => `${inhalte}${wahl}ansicht=unpassend&seite=${wahl.startsWith('q') ? 1 : seite}`),
    ),
    'links that lead nowhere': ['', 'typ=kaputt&', 'sort=url&', 'sort=-seit&', 'sort=befund&'].flatMap((wahl) =>
      pages(3).map((seite) => `links?${wahl}seite=${seite}`),
    ),
    'links are chosen': words.map((q) => `ziele?q=${q}`),
    'links are chosen by one or two letters': LETTERS.map((q) => `ziele?q=${q}`),
    'searches by one or two letters': LETTERS.map((q) => `${inhalte}q=${q}`),
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
  werte: Record<string, unknown>;
}

function createEditor(url: string, headers: Record<string, string>) {
  const open = async (number: number): Promise<Form> => {
    const id = encodeURIComponent(`probe/bereich-${number % 50}/seite-${number}`);
    const reply = await fetch(`${url}/inhalte/seite?id=${id}`, { headers });
    return (await reply.json()) as Form;
  };
  /** Milliseconds of what is sent. */
  const send = async ({ werte, referenz, version }: Form, was: string, text: string): Promise<number> => {
    const start = performance.now();
    const reply = await fetch(`${url}/inhalt`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...werte, referenz, version, was, text }),
    });
    const body = await reply.text();
    if (!reply.ok) throw new Error(`${was} answered ${reply.status}: ${body.slice(0, 500)}`);
    return performance.now() - start;
  };
  return { open, send };
}

/** Milliseconds from sending the release until whoever asks for the page reads the new words. */
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

const GRUPPE = { titel: '', art: 'gruppe', pflicht: false, hinweis: null, optionen: [], eintrag: null };
const MD = { ...GRUPPE, name: 'md', art: 'markdown', felder: [] };

/** Milliseconds from telling that one template is running, with which the pages of the example do not do, until all pages are looked at. */
async function measureVorlagen(api: string): Promise<number> {
  const text = { template: 'text', slots: ['content', 'sidebar'], options: { ...GRUPPE, name: '', felder: [] } };
  const start = performance.now();
  const reply = await fetch(`${api}/api/cms/vorlagen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vorlagen: [{ ...text, context: { ...GRUPPE, name: '', felder: [MD] } }] }),
  });
  if (!reply.ok) throw new Error(`/api/cms/vorlagen answered ${reply.status}: ${await reply.text()}`);
  return performance.now() - start;
}

/** All figures, on a PostgreSQL that is thrown away afterwards. */
export async function measureRedaktion(say: Say): Promise<Figure[]> {
  const database = await openDatabase({
    flags: ['-c', 'log_min_duration_statement=0', '-c', 'log_parameter_max_length=0'],
  });
  const { folder, log, pool } = database;
  const start = () => startApi(folder, { DATABASE_URL: database.url, DEMO_PASSWORT: PASSWORD, LOG_LEVEL: 'error' });
  let api = await start();
  try {
    await api.stop();
    await say(`seeded ${BEITRAEGE} drafts and ${JSON.stringify(REDAKTION)}`, () => addInhalte(pool));
    api = await say('published', start);
    const server = `http://127.0.0.1:${api.port}`;
    const url = `${server}/api/intranet/redaktion`;
    const headers = await logIn(server);
    const figures: Figure[] = [];
    figures.push({
      name: `editor, ${REDAKTION.seite.toLocaleString('en')} pages looked at after a release`,
      value: await measureVorlagen(server),
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
    // What is refused is a figure that is missed: the others are told all the same.
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
