import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { RemoteCounts } from '../registry/remote-counts.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { writeJournal } from '../store/journal.ts';
import { activate } from '../store/registry-file.ts';
import { takeTrust } from '../store/trust.ts';
import { describeStore } from './describe-store.ts';
import { renderGallery } from './gallery.tsx';
import { renderPublications } from './publications.tsx';

const NOW = new Date('2026-11-23T12:00:00Z');
const releasesDir = createTemporaryDir();
for (const version of ['1', '2', '3']) {
  storeExample(releasesDir, { version });
  const key = version === '3' ? 'ferienteam' : null;
  writeJournal(releasesDir, { what: 'delivered', remote: 'mf-probe', version, key, reason: '' });
  activate(releasesDir, 'mf-probe', version);
}
writeJournal(releasesDir, {
  what: 'refused',
  remote: 'mf-probe',
  version: '4',
  key: null,
  reason: 'file changed: a.js',
});
const REASONS: [string, string][] = [
  [
    'judged on 23 pages and 1 example (1 template has the code of before): 1 loss, 2 differences',
    'geprüft auf 23 Seiten und 1 Beispiel (1 Vorlage wie bisher): 1 Verlust, 2 Unterschiede',
  ],
  [
    'judged on 0 pages and 2 examples: nothing differs',
    'geprüft auf 0 Seiten und 2 Beispielen: nichts unterscheidet sich',
  ],
  [
    'judged on 1 page and 0 examples: 1 loss; not compared: the current version',
    'geprüft auf 1 Seite und 0 Beispielen: 1 Verlust; nicht verglichen: the current version',
  ],
  ['trusted from now on: haus', 'von jetzt an vertraut die Website: haus'],
  ['delivered', 'nach einer Lieferung'],
  ['for 20 % of the visitors', 'für 20 % der Besucher'],
  ['by hand', 'von Hand'],
  ['by hand, before: nothing', 'von Hand, davor: keine'],
  ['500 pages, 0 faults on the server, 1 in the browser', '500 Seiten, 0 Fehler auf dem Server, 1 im Browser'],
];
for (const [reason] of REASONS)
  writeJournal(releasesDir, { what: 'canary', remote: 'mf-probe', version: '3', key: null, reason });
const rights = { remotes: { 'mf-probe': { deliver: true, makeCurrent: true } }, publicKey: 'AAAA' };
const store = createDiskStore(releasesDir);
await takeTrust(store, {
  keys: {
    ferienteam: { ...rights, until: '2027-01-01T00:00:00Z' },
    alt: { ...rights, revoked: '2026-11-01T00:00:00Z' },
  },
});
fs.writeFileSync(
  path.join(releasesDir, 'mf-probe/3/judgement.json'),
  JSON.stringify({
    remote: 'mf-probe',
    version: '3',
    before: '2',
    pages: 23,
    examples: 1,
    unchanged: 1,
    findings: [{ kind: 'heading lost', where: '/kontakt/', template: 'text', what: 'Sprechzeiten' }],
    html: { before: 2000, after: 3000 },
    time: { before: 10, after: 12 },
  }),
);
const counts = new RemoteCounts();
counts.note({ name: 'mf-probe', version: '3' }, { ms: 3, bytes: 1000, failed: false });
counts.note({ name: 'mf-probe', version: '3' }, { ms: 1, bytes: 200, failed: true });
const describe = () => describeStore(store, (...of) => counts.read(...of), NOW);

it('describes every version: its state, its sender and its figures', () => {
  const [probe] = describe().remotes;
  expect(probe?.templates).toBe(1);
  expect(probe?.fassungen.map(({ version, stand: state, key }) => [version, state, key])).toEqual([
    ['3', 'current', 'ferienteam'],
    ['2', 'before', null],
    ['1', 'kept', null],
  ]);
  expect(probe?.fassungen[0]?.count).toEqual({ renders: 2, faults: 1, ms: 4, bytes: 1200 });
  expect(probe?.fassungen[1]?.count.renders).toBe(0);
});

it('shows it with keys, verdict and journal', () => {
  const page = renderPublications(describe()).replaceAll(/<[^>]*>/g, '|');
  for (const words of ['gesperrt', 'gültig', '2 ms', '1,2 kB', 'file changed: a.js', 'abgelehnt', 'Urteil über 3'])
    expect(page).toContain(words);
  expect(page).toMatch(/\/kontakt\/\|+text\|+Unterschied\|+Überschrift fehlt\|+Sprechzeiten/);
  expect(page).toMatch(/Geprüft auf\|+23 Seiten und 1 Beispiel\|.*HTML\|+2 kB vorher, 3 kB jetzt/);
  for (const [, sentence] of REASONS) expect(page).toContain(`|${sentence}|`);
  expect(page).toContain('Die Kette ist lückenlos.');
});

it('links staff to the canary, and to the current version', () => {
  const canary = {
    ...{ remote: 'mf-probe', version: '4', share: 0.2, token: 'geheim', since: '2026-11-23T11:00:00.000Z' },
    ...{ generation: 9, key: null, owners: {} },
  };
  for (const page of [renderPublications({ ...describe(), canary }), renderGallery([], false, canary)]) {
    expect(page).toContain('Auf Probe bei 20 % der Besucher: mf-probe 4, seit 23.11.2026, 12:00.');
    expect(page).toContain('href="/?fassung=geheim"');
    expect(page).toContain('href="/?fassung=0"');
  }
  expect(renderGallery([], false, null)).not.toContain('fassung=');
});

it('reports that the list of keys is unreadable or was changed manually, and shows the rest', () => {
  const file = store.trustFile;
  const trust = fs.readFileSync(file, 'utf8');
  for (const other of [trust.slice(0, 20), trust.replace('"ferienteam"', '"fremd"')]) {
    fs.writeFileSync(file, other);
    expect(renderPublications(describe())).toContain('ist nicht lesbar oder wurde von Hand geändert');
  }
  fs.writeFileSync(file, trust);
});

it('reports where the journal was changed', () => {
  const file = path.join(releasesDir, 'journal.jsonl');
  const journal = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, journal.replace('"version":"1"', '"version":"9"'));
  expect(renderPublications(describe())).toContain('Die Kette des Journals ist gebrochen');
  fs.writeFileSync(file, journal);
});
