import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHandover, signHandover } from '@gm/shared/bau/handover';
import { createKeyPair, type Signer } from '@gm/shared/bau/signature';
import { pack } from 'tar-stream';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildScript } from '../isolation/build-script.beispiele.ts';
import type { Judge } from '../judgement/judge-in-child.ts';
import type { Finding } from '../judgement/judgement.ts';
import { createDiskStore } from '../store/disk-store.ts';
import type { Store } from '../store/store.ts';
import { cleanHeadStarts, listAbandoned, removeAbandoned } from './head-start.ts';
import { readJournal } from './journal.ts';
import { judgeAs, judgedWell } from './judged-well.beispiele.ts';
import { receiveArtefact } from './receive-artefact.ts';
import { flip, readRegistry } from './registry-file.ts';
import { createTemporaryDir, describeReceiver, packExample, type ReleaseExample } from './release.beispiele.ts';
import { receiveFile } from './release-remote.ts';
import { cleanStaging, listVersions, releaseDir } from './release-store.ts';
import { type TrustedKey, writeTrust } from './trust.ts';
import { verifyStore } from './verify-store.ts';
import { warmInChild } from './warm-in-child.ts';
import { failWrites, watchChanges } from './watch-changes.beispiele.ts';

/** All that lies in a store. */
const STORE = new Set(['mf-probe', 'journal.jsonl', 'registry.json', '.staging']);
let releasesDir: string;
beforeEach(() => {
  releasesDir = createTemporaryDir();
});

const take = async (example: ReleaseExample, options = {}, parts = {}) =>
  receiveFile(await packExample(example, parts), { ...describeReceiver(releasesDir), ...options });
const takeBytes = (bytes: Buffer, options = {}) =>
  receiveArtefact(Readable.from([bytes]), { ...describeReceiver(releasesDir), ...options });
const current = () => readRegistry(releasesDir).current['mf-probe'];
const second = (day: number) => `2026-11-0${day}T10:00:00.000Z`;

/** Nothing but what was there before is there, and the team was told. */
function expectUntouched(reason: RegExp): void {
  expect(current()).toBe('1');
  expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  expect(fs.readdirSync(path.join(releasesDir, '.staging'))).toEqual([]);
  const last = readJournal(releasesDir).entries.at(-1);
  expect(last).toMatchObject({ what: 'refused' });
  expect(last?.reason).toMatch(reason);
  expect(verifyStore(releasesDir).faults).toEqual([]);
}

/** An archive with entries of any kind after its head. */
async function forgeArchive(entries: { name: string; type?: 'file' | 'symlink' | 'link'; linkname?: string }[]) {
  const original = gunzipSync(fs.readFileSync(await packExample({ version: '2' })));
  const archive = pack();
  for (const { linkname, type = 'file', name } of entries) {
    if (linkname) archive.entry({ name, type, linkname });
    else archive.entry({ name }, 'x');
  }
  archive.finalize();
  const added: Buffer[] = [];
  for await (const chunk of archive) added.push(chunk as Buffer);
  // The end of a tar are 1,024 zeros.
  return gzipSync(Buffer.concat([original.subarray(0, -1024), ...added]));
}

describe('taking an artefact', () => {
  it('makes it current, and removes what is not needed any more', async () => {
    for (const version of ['1', '2', '3', '4'])
      await take({ version, createdAt: second(Number(version)) }, { keep: 1 });
    expect(current()).toBe('4');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['4', '3']);
    expect(fs.existsSync(path.join(releaseDir(releasesDir, 'mf-probe', '4'), 'client/text.js.br'))).toBe(true);
    expect(verifyStore(releasesDir)).toMatchObject({ lines: 8, faults: [] });
  });

  it('changes nothing when the same bytes come again, and mends what is damaged', async () => {
    await take({ version: '1' });
    const before = readRegistry(releasesDir);
    const file = path.join(releaseDir(releasesDir, 'mf-probe', '1'), 'client/text.js');
    fs.writeFileSync(file, 'x');
    expect(verifyStore(releasesDir).faults).toEqual(['mf-probe 1: file changed: client/text.js']);
    expect(await take({ version: '1' })).toMatchObject({ state: 'unchanged' });
    expect(readRegistry(releasesDir)).toEqual(before);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  });

  it('takes two at once one after the other', async () => {
    await Promise.all(['1', '2', '3'].map((version) => take({ version })));
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['3', '2', '1']);
  });
});

describe('refused, with the reason, and what was current stays so', () => {
  beforeEach(async () => {
    await take({ version: '1' });
  });

  it.each<[string, ReleaseExample, RegExp]>([
    ['another contract', { version: '2', contractVersion: 99 }, /contract version 99/],
    ['a build that does not start', { version: '2', serverCode: "throw new Error('kaputt');" }, /kaputt/],
    ['the same version with other bytes', { version: '1', serverCode: '//' }, /delivered before with other bytes/],
    ['an older one', { version: '2', createdAt: second(1) }, /older than the current version 1/],
    [
      'one of tomorrow',
      { version: '2', createdAt: new Date(Date.now() + 86_400_000).toISOString() },
      /a clock is wrong/,
    ],
  ])('%s', async (_name, example, reason) => {
    await expect(take(example)).rejects.toThrow(reason);
    expectUntouched(reason);
  });

  it('an older one is taken when that is asked for', async () => {
    await take({ version: '2', createdAt: second(1) }, { downgrade: true });
    expect(current()).toBe('2');
  });

  it('other bytes under a version that was removed long ago', async () => {
    for (const version of ['2', '3'])
      await take({ version, createdAt: `2026-11-22T1${version}:00:00.000Z` }, { keep: 1 });
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['3', '2']);
    await expect(take({ version: '1', createdAt: '2026-11-22T20:00:00.000Z' })).rejects.toThrow(/other bytes/);
  });

  it.each([0.001, 0.3, 0.7, 0.99])('a file cut off at %d of its length', async (share) => {
    const bytes = fs.readFileSync(await packExample({ version: '2' }));
    await expect(takeBytes(bytes.subarray(0, Math.ceil(bytes.length * share)))).rejects.toThrow('cut off');
    expectUntouched(/cut off/);
  });

  it.each([
    ['no gzip', Buffer.from('hello, this is a letter'), /no artefact/],
    ['no tar', gzipSync(Buffer.alloc(2048, 'x')), /no artefact/],
    ['nothing', Buffer.alloc(0), /cut off|release\.json/],
  ])('%s', async (_name, bytes, reason) => {
    await expect(takeBytes(bytes)).rejects.toThrow(reason);
    expectUntouched(reason);
  });

  it.each([
    ['a way up', { name: 'client/../../../x' }, /not allowed/],
    ['an absolute name', { name: '/etc/x' }, /not allowed/],
    ['a hidden file', { name: 'client/.x' }, /not allowed/],
    ['a link', { name: 'client/x', type: 'symlink', linkname: '/etc/passwd' }, /symlink/],
    ['a hard link', { name: 'client/x', type: 'link', linkname: 'client/text.js' }, /is a link/],
    ['an unlisted file', { name: 'client/x.js' }, /not listed/],
    ['a doubled file', { name: 'client/text.js' }, /twice/],
    ['a second head', { name: 'release.json' }, /twice/],
  ] as const)('%s', async (_name, entry, reason) => {
    await expect(takeBytes(await forgeArchive([entry]))).rejects.toThrow(reason);
    expectUntouched(reason);
  });

  it('a changed byte, and a file that is missing', async () => {
    const whole = gunzipSync(fs.readFileSync(await packExample({ version: '2' })));
    const changed = Buffer.from(whole.toString('latin1').replace('color:inherit', 'color:inherix'), 'latin1');
    await expect(takeBytes(gzipSync(changed))).rejects.toThrow('file changed: client/text.css');
    // Of the last file header, content and end are 1,024 and more each.
    const at = whole.lastIndexOf('server/remoteEntry.cjs\0');
    await expect(takeBytes(gzipSync(Buffer.concat([whole.subarray(0, at), Buffer.alloc(1024)])))).rejects.toThrow(
      'file missing: server/remoteEntry.cjs',
    );
    expectUntouched(/file missing/);
  });

  it('1 GB, without reading it', async () => {
    let sent = 0;
    const endless = Readable.from(
      (async function* () {
        for (; sent < 1024; sent += 1) yield Buffer.alloc(2 ** 20, sent);
      })(),
    );
    await expect(receiveArtefact(endless, describeReceiver(releasesDir))).rejects.toThrow(/no artefact/);
    const bomb = gzipSync(Buffer.alloc(4 * 2 ** 20));
    const limits = { packed: 2 ** 20, unpacked: 2 ** 20 };
    await expect(takeBytes(bomb, { limits })).rejects.toThrow('larger than 1 MB unpacked');
    await expect(takeBytes(Buffer.concat([bomb, Buffer.alloc(2 ** 20)]), { limits })).rejects.toThrow(
      /larger than 1 MB/,
    );
    expect(sent).toBeLessThan(100);
    expectUntouched(/larger/);
  });

  it('a release that exits ends the process that tries it, and no other', async () => {
    const script = path.join(createTemporaryDir(), 'exits.mjs');
    fs.writeFileSync(script, 'process.exit(0);');
    await expect(take({ version: '2' }, { warm: warmInChild(script) })).rejects.toThrow('ends the process');
    expectUntouched(/ends the process/);
  });
});

describe('judged on the content of the site', () => {
  const finds = (...findings: Finding[]) =>
    judgeAs({ before: '1', findings, html: { before: 2048, after: 3072 }, time: { before: 10, after: 12 } });
  const lost: Finding = { kind: 'field lost', where: '/a/', template: 'text', what: 'name' };
  const moved: Finding = { kind: 'text changed', where: '/b/', template: 'text', what: 'x' };
  beforeEach(async () => {
    await take({ version: '1' });
  });

  it('the journal says how much it changes, and the findings stay with it', async () => {
    const said: string[] = [];
    const onVerdict = (verdict: string) => said.push(verdict);
    await take({ version: '2' }, { judge: finds(lost, moved, moved), acceptLosses: true, onVerdict });
    expect(said).toContain('HTML 2.0 → 3.0 kB (1.50 ×), rendering 10 → 12 ms (1.20 ×)');
    expect(said).toContain('  loss        /a/  text  field lost: name');
    const { entries } = readJournal(releasesDir);
    expect(entries.findLast(({ what }) => what === 'delivered')?.reason).toBe(
      'judged on 3 pages and 1 example (4 templates have the code of before): 1 loss, 2 differences',
    );
    const kept = fs.readFileSync(path.join(releaseDir(releasesDir, 'mf-probe', '2'), 'urteil.json'), 'utf8');
    expect(JSON.parse(kept).findings).toEqual([lost, moved, moved]);
  });

  it('a loss that nobody meant is refused', async () => {
    await expect(take({ version: '2' }, { judge: finds(moved, lost) })).rejects.toThrow('/a/  text  field lost: name');
    expectUntouched(/field lost/);
  });

  it('it is not taken when another version became current meanwhile', async () => {
    const judge = finds();
    const late: Judge = {
      ...judge,
      async judge(...work) {
        await take({ version: '2' });
        return judge.judge(...work);
      },
    };
    await expect(take({ version: '3' }, { judge: late })).rejects.toThrow('2 became current while it was judged');
    expect(current()).toBe('2');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['2', '1']);
  });

  it('it lies in the store while shells load it, and counts after that', async () => {
    const { store } = describeReceiver(releasesDir);
    const seen: unknown[] = [];
    const watched: Store = {
      ...store,
      change(work) {
        seen.push([listVersions(releasesDir, 'mf-probe'), current()]);
        return store.change(work);
      },
    };
    await take({ version: '2' }, { ...judgedWell, store: watched });
    expect(seen).toEqual([
      [['1'], '1'],
      [['2', '1'], '1'],
    ]);
    expect([current(), verifyStore(releasesDir).faults]).toEqual(['2', []]);
  });

  it('it is taken away again when another became current while shells loaded it', async () => {
    const { store } = describeReceiver(releasesDir);
    let changes = 0;
    const overtaken: Store = {
      ...store,
      async change(work) {
        changes += 1;
        if (changes === 2) await take({ version: '2' });
        return store.change(work);
      },
    };
    const late = take({ version: '3' }, { ...judgedWell, store: overtaken });
    await expect(late).rejects.toThrow('2 became current while it was judged');
    expect(current()).toBe('2');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['2', '1']);
    expect(await take({ version: '3' }, judgedWell)).toMatchObject({ state: 'current' });
  });

  /** Of a process that was killed while the shells loaded what it was about to make current. */
  async function dieInHeadStart(file: string): Promise<void> {
    const { store } = describeReceiver(releasesDir);
    const killed = new Promise<never>(() => {});
    let changes = 0;
    const dying: Store = {
      ...store,
      change: (work) => {
        changes += 1;
        return changes === 1 ? store.change(work) : killed;
      },
    };
    void receiveFile(file, { ...describeReceiver(releasesDir), ...judgedWell, store: dying });
    await vi.waitUntil(() => changes === 2, 10_000);
    expect([listVersions(releasesDir, 'mf-probe'), current()]).toEqual([['2', '1'], '1']);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  }

  it.each(['the next start', 'the next delivery'])(
    'what an end in that time left goes with %s after an hour',
    async (next) => {
      await dieInHeadStart(await packExample({ version: '2' }));
      const { store } = describeReceiver(releasesDir);
      await cleanHeadStarts(store);
      expect(listVersions(releasesDir, 'mf-probe')).toEqual(['2', '1']);
      const long = new Date(Date.now() - 2 * 60 * 60_000);
      for (const version of ['1', '2']) fs.utimesSync(releaseDir(releasesDir, 'mf-probe', version), long, long);
      expect(listAbandoned(releasesDir)).toEqual(['mf-probe/2']);
      await (next === 'the next start' ? cleanHeadStarts(store) : take({ version: '3' }, judgedWell));
      expect(listVersions(releasesDir, 'mf-probe')).toEqual(next === 'the next start' ? ['1'] : ['3', '1']);
      expect(verifyStore(releasesDir).faults).toEqual([]);
    },
  );

  it('what an end in that time left is taken when it comes again', async () => {
    const file = await packExample({ version: '2' });
    await dieInHeadStart(file);
    await receiveFile(file, { ...describeReceiver(releasesDir), ...judgedWell });
    expect(current()).toBe('2');
    const delivered = readJournal(releasesDir).entries.filter(
      ({ what, version }) => what === 'delivered' && version === '2',
    );
    expect(delivered).toHaveLength(1);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  });

  it('what was current already, and so not judged, does not undo going back meanwhile', async () => {
    await take({ version: '2' });
    const { store } = describeReceiver(releasesDir);
    const rolledBackMeanwhile: Store = {
      ...store,
      change(work) {
        flip(releasesDir, 'mf-probe', '1', { what: 'rollback', key: null, reason: 'by hand' });
        return store.change(work);
      },
    };
    const again = take({ version: '2' }, { judge: finds(), store: rolledBackMeanwhile });
    await expect(again).rejects.toThrow('1 became current while it was judged');
    expect(current()).toBe('1');
  });

  it('where the current version is not whole, that is said, and its repair is taken', async () => {
    fs.rmSync(path.join(releaseDir(releasesDir, 'mf-probe', '1'), 'release.json'));
    const said: string[] = [];
    await take({ version: '2' }, { judge: finds(), onVerdict: (verdict: string) => said.push(verdict) });
    expect(current()).toBe('2');
    expect(said).toContainEqual(expect.stringMatching(/not compared: the current version cannot be loaded \(/));
  });
});

describe('signatures', () => {
  const pair = createKeyPair();
  const signer: Signer = { key: 'team', privateKey: pair.privateKey };
  const stranger: Signer = { key: 'team', privateKey: createKeyPair().privateKey };
  const trust = (change: Partial<TrustedKey> = {}) =>
    writeTrust(releasesDir, {
      keys: {
        team: { publicKey: pair.publicKey, remotes: { 'mf-probe': { deliver: true, makeCurrent: true } }, ...change },
      },
    });
  const signed = (by: Signer | null) => take({ version: '1' }, { allowUnsigned: false }, { signer: by });

  it('a trusted key makes current', async () => {
    trust();
    expect(await signed(signer)).toMatchObject({ state: 'current' });
    expect(readJournal(releasesDir).entries.map(({ what, key }) => [what, key])).toEqual([
      ['delivered', 'team'],
      ['current', 'team'],
    ]);
  });

  it('one that may only deliver stores it', async () => {
    trust({ remotes: { '*': { deliver: true, makeCurrent: false } } });
    expect(await signed(signer)).toMatchObject({ state: 'stored' });
    expect(current()).toBeUndefined();
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  });

  it.each<[string, Partial<TrustedKey>, Signer | null, RegExp]>([
    ['nobody', {}, null, /nobody signed it/],
    ['another under the same name', {}, stranger, /signature is not of key team/],
    ['an unknown name', {}, { ...signer, key: 'other' }, /key other is not known/],
    ['a revoked key', { revoked: '2026-01-01T00:00:00.000Z' }, signer, /revoked/],
    ['a key that ran out', { until: '2026-01-01T00:00:00.000Z' }, signer, /was valid until/],
    ['a key that is not valid yet', { from: '2126-01-01T00:00:00.000Z' }, signer, /is valid from/],
    [
      'a key of another remote',
      { remotes: { 'mf-x': { deliver: true, makeCurrent: true } } },
      signer,
      /may not deliver/,
    ],
  ])('of %s are refused, and nothing is loaded', async (_name, change, by, reason) => {
    trust(change);
    await expect(signed(by)).rejects.toThrow(reason);
    expect(current()).toBeUndefined();
    expect(listVersions(releasesDir, 'mf-probe')).toEqual([]);
  });

  it('a template of another remote is refused, and taken with the word of both, once', async () => {
    trust({ remotes: { '*': { deliver: true, makeCurrent: true } } });
    const other = createKeyPair();
    const owner: Signer = { key: 'owner', privateKey: other.privateKey };
    const both = { deliver: true, makeCurrent: true };
    writeTrust(releasesDir, {
      keys: {
        team: { publicKey: pair.publicKey, remotes: { 'mf-neu': both } },
        owner: { publicKey: other.publicKey, remotes: { 'mf-probe': both } },
      },
    });
    const options = { allowUnsigned: false };
    await take({ version: '1' }, options, { signer: owner });
    const attempt = (version: string, handover?: string) =>
      take({ name: 'mf-neu', version }, options, { signer, handover });
    await expect(attempt('1')).rejects.toThrow('template text belongs to mf-probe');
    const word = createHandover({ templates: ['text'], from: 'mf-probe', to: 'mf-neu', at: second(1) });
    const half = signHandover(word, signer);
    await expect(attempt('2', JSON.stringify(half))).rejects.toThrow('nobody signed for mf-probe');
    const whole = JSON.stringify(signHandover(half, owner));
    await attempt('3', whole);
    expect(readRegistry(releasesDir).owners).toEqual({ text: 'mf-neu' });
    const later = { version: '2', createdAt: '2026-11-22T08:00:00.000Z' };
    await expect(take(later, options, { signer: owner })).rejects.toThrow('belongs to mf-neu');
  });
});

describe('a clock that is wrong by a day', () => {
  const DAY_MS = 86_400_000;
  const NOW = Date.parse('2026-11-24T12:00:00.000Z');
  const at = (days: number) => new Date(NOW + days * DAY_MS);
  const made = (version: string, days: number) => ({ version, createdAt: at(days).toISOString() });
  const now = (days: number) => ({ now: () => at(days) });
  beforeEach(async () => {
    await take(made('1', -0.1), now(0));
  });

  it.each<[string, number, number, RegExp]>([
    ['the team’s, ahead', 1, 0, /^made at 2026-11-25T12:00:00\.000Z, which is still to come: a clock is wrong$/],
    ['the site’s, behind', 0, -1, /which is still to come: a clock is wrong/],
    ['the team’s, behind', -1, 0, /older than the current version 1 of 2026-11-24T09:36:00.000Z: .* a clock was wrong/],
  ])('%s: refused, and what was current stays so', async (_whose, team, site, reason) => {
    await expect(take(made('2', team), now(site))).rejects.toThrow(reason);
    expectUntouched(reason);
  });

  it('the team’s, behind, is nobody’s matter where what is current is older', async () => {
    await take(made('2', 2), now(2));
    await take(made('3', 2.5), now(3.5));
    expect(current()).toBe('3');
  });

  it('the site’s: whether a key is valid is asked of it alone, whatever the team’s says', async () => {
    const pair = createKeyPair();
    const both = { deliver: true, makeCurrent: true };
    const [from, until] = [at(0).toISOString(), at(1).toISOString()];
    writeTrust(releasesDir, { keys: { team: { publicKey: pair.publicKey, remotes: { '*': both }, from, until } } });
    const deliver = (days: number) =>
      take(
        made('2', 0),
        { ...now(days), allowUnsigned: false },
        { signer: { key: 'team', privateKey: pair.privateKey } },
      );
    await expect(deliver(1.1)).rejects.toThrow('key team was valid until 2026-11-25T12:00:00.000Z');
    // The release is of a minute that has not come by this clock.
    await expect(deliver(-1)).rejects.toThrow('a clock is wrong');
    expectUntouched(/a clock is wrong/);
    expect(await deliver(0.5)).toMatchObject({ state: 'current' });
  });

  it('the journal’s order is that of its lines, whatever time they have', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    await take(made('2', 0), now(0));
    vi.setSystemTime(NOW - DAY_MS);
    flip(releasesDir, 'mf-probe', '1', { what: 'rollback', key: null, reason: 'by hand' });
    vi.setSystemTime(NOW + DAY_MS);
    flip(releasesDir, 'mf-probe', '2');
    vi.useRealTimers();
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.slice(-2).map(({ time }) => time.slice(0, 10))).toEqual(['2026-11-23', '2026-11-25']);
    expect([current(), verifyStore(releasesDir).faults]).toEqual(['2', []]);
  });
});

/** Versions 1 and 2 in stores as many as are wanted, and a third one to be delivered. */
async function prepareThird(): Promise<{ file: string; lay(): string }> {
  for (const version of ['1', '2']) await take({ version });
  const file = await packExample({ version: '3' });
  const lay = () => {
    const dir = createTemporaryDir();
    fs.cpSync(releasesDir, dir, { recursive: true });
    return dir;
  };
  return { file, lay };
}

/** After a delivery that ended at any step: what is current is whole, and so is the store after the next one. */
async function expectWhole(dir: string, where: string): Promise<void> {
  expect(['2', '3'], where).toContain(readRegistry(dir).current['mf-probe']);
  expect(verifyStore(dir).faults, where).toEqual([]);
  await receiveFile(await packExample({ version: '4' }), describeReceiver(dir));
  expect(readRegistry(dir).current, where).toEqual({ 'mf-probe': '4' });
  expect(verifyStore(dir).faults, where).toEqual([]);
  const later = Date.now() + 2 * 60 * 60_000;
  cleanStaging(dir, later);
  await createDiskStore(dir).change((place) => removeAbandoned(place, later));
  const delivered = readJournal(dir).entries.filter(({ what }) => what === 'delivered');
  const said = delivered.map(({ version }) => version);
  expect(
    listVersions(dir, 'mf-probe').filter((version) => !said.includes(version)),
    where,
  ).toEqual([]);
  const left = fs.readdirSync(dir).filter((name) => !STORE.has(name));
  expect([left, fs.readdirSync(path.join(dir, '.staging'))], where).toEqual([[], []]);
}

describe('a disk on which nothing can be written any more', () => {
  async function takeFailing(from: number, code: string, dir: string, file: string): Promise<string | null> {
    const restore = failWrites(from, code);
    try {
      await receiveFile(file, { ...describeReceiver(dir), ...judgedWell, keep: 2 });
      return null;
    } catch (fault) {
      return (fault as Error).message;
    } finally {
      restore();
    }
  }

  it('full from any step on: what is current is whole, the team is told, and the next delivery works', async () => {
    const { file, lay } = await prepareThird();
    let steps = 0;
    const restore = watchChanges(({ number }) => {
      steps = number;
    });
    await receiveFile(file, { ...describeReceiver(lay()), ...judgedWell, keep: 2 });
    restore();
    expect(steps).toBeGreaterThan(20);
    let refused = 0;
    for (let step = 1; step <= steps; step += 1) {
      const dir = lay();
      const said = await takeFailing(step, 'ENOSPC', dir, file);
      const where = `step ${step} of ${steps}`;
      if (said) refused += 1;
      // Once it is current only tidying up is left, which needs no room.
      expect(said ?? readRegistry(dir).current['mf-probe'], where).toBe(
        said ? 'the release store is full; nothing was kept' : '3',
      );
      await expectWhole(dir, where);
    }
    expect(refused).toBeGreaterThan(10);
  }, 180_000);

  it('read-only from the start', async () => {
    await take({ version: '1' });
    const said = await takeFailing(1, 'EROFS', releasesDir, await packExample({ version: '2' }));
    expect(said).toBe('the release store is read-only; nothing was kept');
    expect(current()).toBe('1');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  });
});

describe('killed', () => {
  let script: string;
  beforeAll(async () => {
    script = await buildScript(createTemporaryDir(), 'src/registry/receive-and-die.beispiele.ts');
  }, 60_000);

  /** In a process that dies at a step; returns what it said. */
  async function dieAt(step: number, dir: string, file: string): Promise<string> {
    const child = spawn(process.execPath, [script, dir, file, String(step)]);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect(signal).toBe(step === 0 ? null : 'SIGKILL');
    return said;
  }

  it('before anything it changes on the disk: what is current is whole, and the next delivery works', async () => {
    const { file, lay } = await prepareThird();
    const steps = Number(await dieAt(0, lay(), file));
    expect(steps).toBeGreaterThan(20);
    const queue = Array.from({ length: steps }, (_, index) => index + 1);
    const work = async () => {
      for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
        const dir = lay();
        await dieAt(step, dir, file);
        await expectWhole(dir, `step ${step} of ${steps}`);
      }
    };
    await Promise.all([work(), work()]);
  }, 180_000);

  it('between journal and pointer: the next line says that it was not done', async () => {
    await take({ version: '1' });
    const pointer = fs.readFileSync(path.join(releasesDir, 'registry.json'));
    await take({ version: '2' });
    fs.writeFileSync(path.join(releasesDir, 'registry.json'), pointer);
    fs.appendFileSync(path.join(releasesDir, 'journal.jsonl'), '{"seq":');
    flip(releasesDir, 'mf-probe', '2');
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.slice(-2).map(({ what }) => what)).toEqual(['undone', 'current']);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  });

  it('a line that was changed afterwards is found', async () => {
    await take({ version: '1' });
    const file = path.join(releasesDir, 'journal.jsonl');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"reason":""', '"reason":"x"'));
    expect(verifyStore(releasesDir).faults).toEqual(['journal: line 2 does not follow the one before']);
  });
});
