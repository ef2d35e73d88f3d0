import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHandover, signHandover } from '@gm/shared/build/handover';
import { createKeyPair, type Signer } from '@gm/shared/build/signature';
import type { Release } from '@gm/shared/contract/release';
import { pack } from 'tar-stream';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildScript } from '../isolation/build-script.examples.ts';
import type { Judge } from '../judgement/judge-in-child.ts';
import type { Finding } from '../judgement/judgement.ts';
import { judgeAs, judgedWell } from '../registry/judged-well.examples.ts';
import {
  createBuild,
  createTemporaryDir,
  describeReceiver,
  packExample,
  type ReleaseExample,
} from '../registry/release.examples.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { warmInGuest } from '../registry/warm-in-guest.ts';
import { failWrites, watchChanges } from '../registry/watch-changes.examples.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { readJournal } from '../store/journal.ts';
import { activate, readRegistry, rollBack } from '../store/registry-file.ts';
import { cleanStaging, listVersions, releaseDir } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { type TrustedKey, takeTrust } from '../store/trust.ts';
import { cleanHeadStarts, listAbandoned, removeAbandoned } from './head-start.ts';
import { receiveArtefact } from './receive-artefact.ts';
import { receiveFile } from './release-remote.ts';

/** Everything in a store. */
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

/** Expects an unchanged store and a refusal sent to the team. */
function expectUntouched(reason: RegExp): void {
  expect(current()).toBe('1');
  expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  expect(fs.readdirSync(path.join(releasesDir, '.staging'))).toEqual([]);
  const last = readJournal(releasesDir).entries.at(-1);
  expect(last).toMatchObject({ what: 'refused' });
  expect(last?.reason).toMatch(reason);
  expect(verifyStore(releasesDir).faults).toEqual([]);
}

/** An archive with arbitrary entries after its head. */
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
  // A tar ends with 1,024 zeros.
  return gzipSync(Buffer.concat([original.subarray(0, -1024), ...added]));
}

/** An artefact of nothing but an edited `release.json`: what is refused for it needs no file. */
async function forgeHead(edit: (release: Release) => void): Promise<Buffer> {
  const release = createBuild(createTemporaryDir(), { version: '2' });
  edit(release);
  const archive = pack();
  archive.entry({ name: 'release.json' }, JSON.stringify(release));
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

describe('receiving an artefact', () => {
  it('becomes current, and old versions are removed', async () => {
    for (const version of ['1', '2', '3', '4'])
      await take({ version, createdAt: second(Number(version)) }, { keep: 1 });
    expect(current()).toBe('4');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['4', '3']);
    for (const file of ['client/text.js.br', 'release.json.br'])
      expect(fs.existsSync(path.join(releaseDir(releasesDir, 'mf-probe', '4'), file)), file).toBe(true);
    expect(verifyStore(releasesDir)).toMatchObject({ lines: 8, faults: [] });
  });

  it('the same bytes again change nothing, and repair damage', async () => {
    await take({ version: '1' });
    const before = readRegistry(releasesDir);
    const file = path.join(releaseDir(releasesDir, 'mf-probe', '1'), 'client/text.js');
    fs.writeFileSync(file, 'x');
    expect(verifyStore(releasesDir).faults).toEqual(['mf-probe 1: file changed: client/text.js']);
    expect(await take({ version: '1' })).toMatchObject({ state: 'unchanged' });
    expect(readRegistry(releasesDir)).toEqual(before);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  });

  it('two at once are received one after the other', async () => {
    await Promise.all(['1', '2', '3'].map((version) => take({ version })));
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['3', '2', '1']);
  });
});

describe('refusals with a reason leave the current version in place', () => {
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

  it('an older version is accepted on request', async () => {
    await take({ version: '2', createdAt: second(1) }, { downgrade: true });
    expect(current()).toBe('2');
  });

  it('a version that was rolled back is refused with the reason in the journal; the operator may reactivate it', async () => {
    const file = await packExample({ version: '2' });
    await receiveFile(file, describeReceiver(releasesDir));
    rollBack(releasesDir, 'mf-probe');
    const said =
      /^version 2 was rolled back on 2\S+Z: deliver it under a new version number, or .*npm run rollback -- mf-probe 2$/;
    await expect(receiveFile(file, describeReceiver(releasesDir))).rejects.toThrow(said);
    expect(current()).toBe('1');
    expect(readJournal(releasesDir).entries.at(-1)).toMatchObject({
      what: 'refused',
      version: '2',
      reason: expect.stringMatching(said),
    });
    expect(verifyStore(releasesDir).faults).toEqual([]);
    activate(releasesDir, 'mf-probe', '2', { what: 'rollback', key: null, reason: 'by hand' });
    expect((await receiveFile(file, describeReceiver(releasesDir))).state).toBe('unchanged');
    rollBack(releasesDir, 'mf-probe');
    await receiveFile(file, { ...describeReceiver(releasesDir), downgrade: true });
    expect(current()).toBe('2');
  });

  it('different bytes under a version removed long ago', async () => {
    for (const version of ['2', '3'])
      await take({ version, createdAt: `2026-11-22T1${version}:00:00.000Z` }, { keep: 1 });
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['3', '2']);
    await expect(take({ version: '1', createdAt: '2026-11-22T20:00:00.000Z' })).rejects.toThrow(/other bytes/);
  });

  it.each([0.001, 0.3, 0.7, 0.99])('a file truncated at %d of its length', async (share) => {
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
    ['a long name', { name: `${'a'.repeat(1e6)}`, type: 'link', linkname: 'x' }, /^file name not allowed: a{200}$/],
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

  it.each<[string, (release: Release) => void, RegExp]>([
    ['a version name of 65 letters', (it) => Object.assign(it, { version: '9'.repeat(65) }), /not what it should be/],
    ['a version name of 3.9 MB', (it) => Object.assign(it, { version: '9'.repeat(3.9e6) }), /larger than 1 MB/],
    ['a hidden version', (it) => Object.assign(it, { version: '.2' }), /not what it should be/],
    ['a long name', (it) => Object.assign(it, { name: `mf-${'a'.repeat(61)}` }), /not what it should be/],
    [
      'a template in place of the contract',
      (it) => Object.assign(it.templates, { contract: it.templates.text }),
      /not what it should be/,
    ],
    [
      '201 templates',
      ({ templates }) => {
        for (let count = 2; count <= 201; count += 1) Object.assign(templates, { [`text-${count}`]: templates.text });
      },
      /^it has 201 templates, at most 200$/,
    ],
    [
      'a page',
      ({ files }) => Object.assign(files, { 'client/seite.html': files['client/text.js'] }),
      /^no such file is served: client\/seite\.html$/,
    ],
    [
      'a verdict of its own',
      ({ files }) => Object.assign(files, { 'Judgement.json': files['client/text.js'] }),
      /^Judgement\.json is a file of the store$/,
    ],
    [
      'a file of 3 MB to parse',
      ({ files }) => Object.assign(files, { 'schemas.json': { ...files['client/text.js'], size: 3e6 } }),
      /^schemas\.json has 3000000 bytes, at most 2097152$/,
    ],
  ])('%s', async (_name, edit, reason) => {
    await expect(takeBytes(await forgeHead(edit))).rejects.toThrow(reason);
    expectUntouched(reason);
    expect(fs.statSync(path.join(releasesDir, 'journal.jsonl')).size).toBeLessThan(2000);
  });

  it('of one token are recorded up to a limit, under its remote whatever the artefact says', async () => {
    const file = await forgeHead((release) => Object.assign(release, { name: 'mf-fremd' }));
    for (let count = 0; count < 33; count += 1)
      await expect(takeBytes(file, { remote: 'mf-probe' })).rejects.toThrow('this is mf-fremd, not mf-probe');
    const refused = readJournal(releasesDir).entries.filter(({ what }) => what === 'refused');
    expect(refused).toHaveLength(31);
    expect(new Set(refused.map(({ remote }) => remote))).toEqual(new Set(['mf-probe']));
    expect(refused.at(-1)?.reason).toBe(
      'no more refusals are recorded within this hour; this is mf-fremd, not mf-probe',
    );
    // The limit of one remote leaves the others alone.
    await expect(takeBytes(file, { remote: 'mf-other' })).rejects.toThrow('this is mf-fremd, not mf-other');
    expect(readJournal(releasesDir).entries.at(-1)).toMatchObject({ what: 'refused', remote: 'mf-other' });
  });

  it('a changed byte, and a missing file', async () => {
    const whole = gunzipSync(fs.readFileSync(await packExample({ version: '2' })));
    const changed = Buffer.from(whole.toString('latin1').replace('color:inherit', 'color:inherix'), 'latin1');
    await expect(takeBytes(gzipSync(changed))).rejects.toThrow('file changed: client/text.css');
    // The last file's header, content and the end take 1,024 bytes and more each.
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

  it('a release that exits ends only the process that tries it', async () => {
    const script = path.join(createTemporaryDir(), 'exits.mjs');
    fs.writeFileSync(script, 'process.exit(0);');
    await expect(take({ version: '2' }, { warm: warmInGuest(script) })).rejects.toThrow('ended its process');
    expectUntouched(/ended its process/);
  });
});

describe('judging against the content of the site', () => {
  const finds = (...findings: Finding[]) =>
    judgeAs({ before: '1', findings, html: { before: 2048, after: 3072 }, time: { before: 10, after: 12 } });
  const lost: Finding = { kind: 'field lost', where: '/a/', template: 'text', what: 'name' };
  const moved: Finding = { kind: 'text changed', where: '/b/', template: 'text', what: 'x' };
  beforeEach(async () => {
    await take({ version: '1' });
  });

  it('the journal says how much changes, and the findings are stored with the release', async () => {
    const said: string[] = [];
    const onVerdict = (verdict: string) => said.push(verdict);
    await take({ version: '2' }, { judge: finds(lost, moved, moved), acceptLosses: true, onVerdict });
    expect(said).toContain('HTML 2.0 → 3.0 kB (1.50 ×), rendering 10 → 12 ms (1.20 ×)');
    expect(said).toContain('  loss        /a/  text  field lost: name');
    const { entries } = readJournal(releasesDir);
    expect(entries.findLast(({ what }) => what === 'delivered')?.reason).toBe(
      'judged on 3 pages and 1 example (4 templates have the code of before): 1 loss, 2 differences',
    );
    const kept = fs.readFileSync(path.join(releaseDir(releasesDir, 'mf-probe', '2'), 'judgement.json'), 'utf8');
    expect(JSON.parse(kept).findings).toEqual([lost, moved, moved]);
  });

  it('an unintended loss is refused', async () => {
    await expect(take({ version: '2' }, { judge: finds(moved, lost) })).rejects.toThrow('/a/  text  field lost: name');
    expectUntouched(/field lost/);
  });

  it('a version is refused when another became current meanwhile', async () => {
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

  it('a version is in the store while shells load it, and becomes current afterwards', async () => {
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

  it('a version is removed again when another became current while shells loaded it', async () => {
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

  /** Simulates a process killed while the shells were loading the version it was about to activate. */
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
    'remains of a process killed at that time are removed with %s after an hour',
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

  it('remains of a process killed at that time are accepted when delivered again', async () => {
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

  it('a version that was already current, and so not judged, does not undo a rollback meanwhile', async () => {
    await take({ version: '2' });
    const { store } = describeReceiver(releasesDir);
    const rolledBackMeanwhile: Store = {
      ...store,
      change(work) {
        activate(releasesDir, 'mf-probe', '1', { what: 'rollback', key: null, reason: 'by hand' });
        return store.change(work);
      },
    };
    const again = take({ version: '2' }, { judge: finds(), store: rolledBackMeanwhile });
    await expect(again).rejects.toThrow('version 2 was rolled back on');
    expect(current()).toBe('1');
  });

  it('a damaged current version is only repaired on the operator’s request', async () => {
    fs.rmSync(path.join(releaseDir(releasesDir, 'mf-probe', '1'), 'release.json'));
    const judge = judgeAs({ before: null });
    const reason = /not compared: the current version cannot be loaded \(/;
    await expect(take({ version: '2' }, { judge })).rejects.toThrow(reason);
    expect(current()).toBe('1');
    const said: string[] = [];
    await take({ version: '2' }, { judge, acceptLosses: true, onVerdict: (verdict: string) => said.push(verdict) });
    expect(current()).toBe('2');
    expect(said).toContainEqual(expect.stringMatching(reason));
    expect(readJournal(releasesDir).entries.findLast(({ what }) => what === 'delivered')?.reason).toMatch(reason);
  });

  it('a judgement that omits a page without saying so is refused', async () => {
    await expect(take({ version: '2' }, { judge: judgeAs({ before: null }) })).rejects.toThrow(
      'not compared: the current version 1, for no stated reason',
    );
    expect(current()).toBe('1');
  });
});

describe('signatures', () => {
  const pair = createKeyPair();
  const signer: Signer = { key: 'team', privateKey: pair.privateKey };
  const stranger: Signer = { key: 'team', privateKey: createKeyPair().privateKey };
  const trust = (change: Partial<TrustedKey> = {}) =>
    takeTrust(createDiskStore(releasesDir), {
      keys: {
        team: { publicKey: pair.publicKey, remotes: { 'mf-probe': { deliver: true, makeCurrent: true } }, ...change },
      },
    });
  const signed = (by: Signer | null) => take({ version: '1' }, { allowUnsigned: false }, { signer: by });

  it('a key trusted to activate makes a version current', async () => {
    await trust();
    expect(await signed(signer)).toMatchObject({ state: 'current' });
    expect(readJournal(releasesDir).entries.map(({ what, key }) => [what, key])).toEqual([
      ['trust', null],
      ['delivered', 'team'],
      ['current', 'team'],
    ]);
  });

  it('a key trusted to deliver only stores it', async () => {
    await trust({ remotes: { '*': { deliver: true, makeCurrent: false } } });
    expect(await signed(signer)).toMatchObject({ state: 'stored' });
    expect(current()).toBeUndefined();
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  });

  it('what it stores is pruned, and displaces nothing that was current', async () => {
    for (const version of ['1', '2']) await take({ version }, { keep: 2 });
    await trust({ remotes: { '*': { deliver: true, makeCurrent: false } } });
    for (const version of ['96', '97', '98', '99'])
      expect(await take({ version }, { keep: 2 }, { signer })).toMatchObject({ state: 'stored' });
    expect([listVersions(releasesDir, 'mf-probe'), current()]).toEqual([['99', '98', '2', '1'], '2']);
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
  ])('deliveries of %s are refused, and nothing is loaded', async (_name, change, by, reason) => {
    await trust(change);
    await expect(signed(by)).rejects.toThrow(reason);
    expect(current()).toBeUndefined();
    expect(listVersions(releasesDir, 'mf-probe')).toEqual([]);
  });

  it('a template of another remote is refused, and accepted once with both signatures', async () => {
    await trust({ remotes: { '*': { deliver: true, makeCurrent: true } } });
    const other = createKeyPair();
    const owner: Signer = { key: 'owner', privateKey: other.privateKey };
    const both = { deliver: true, makeCurrent: true };
    await takeTrust(createDiskStore(releasesDir), {
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

describe('a clock that is off by a day', () => {
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
  ])('%s: refused, and the current version stays', async (_whose, team, site, reason) => {
    await expect(take(made('2', team), now(site))).rejects.toThrow(reason);
    expectUntouched(reason);
  });

  it('the team’s clock, if slow, does not matter when the current version is older', async () => {
    await take(made('2', 2), now(2));
    await take(made('3', 2.5), now(3.5));
    expect(current()).toBe('3');
  });

  it('the site’s clock alone decides whether a key is valid', async () => {
    const pair = createKeyPair();
    const both = { deliver: true, makeCurrent: true };
    const [from, until] = [at(0).toISOString(), at(1).toISOString()];
    await takeTrust(createDiskStore(releasesDir), {
      keys: { team: { publicKey: pair.publicKey, remotes: { '*': both }, from, until } },
    });
    const deliver = (days: number) =>
      take(
        made('2', 0),
        { ...now(days), allowUnsigned: false },
        { signer: { key: 'team', privateKey: pair.privateKey } },
      );
    await expect(deliver(1.1)).rejects.toThrow('key team was valid until 2026-11-25T12:00:00.000Z');
    // By this clock the release is from the future.
    await expect(deliver(-1)).rejects.toThrow('a clock is wrong');
    expectUntouched(/a clock is wrong/);
    expect(await deliver(0.5)).toMatchObject({ state: 'current' });
  });

  it('the journal keeps the order of its lines, whatever their times', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    await take(made('2', 0), now(0));
    vi.setSystemTime(NOW - DAY_MS);
    activate(releasesDir, 'mf-probe', '1', { what: 'rollback', key: null, reason: 'by hand' });
    vi.setSystemTime(NOW + DAY_MS);
    activate(releasesDir, 'mf-probe', '2');
    vi.useRealTimers();
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.slice(-2).map(({ time }) => time.slice(0, 10))).toEqual(['2026-11-23', '2026-11-25']);
    expect([current(), verifyStore(releasesDir).faults]).toEqual(['2', []]);
  });
});

/** Versions 1 and 2 in any number of stores, and a third one to deliver. */
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

/** After a delivery that ended at any step: the current version is intact, and the store is after the next delivery. */
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

describe('a disk that cannot be written to', () => {
  async function takeFailing(
    from: number,
    code: string,
    dir: string,
    file: string,
    onVerdict?: (verdict: string) => void,
  ): Promise<string | null> {
    const restore = failWrites(from, code);
    try {
      await receiveFile(file, { ...describeReceiver(dir), ...judgedWell, keep: 2, ...(onVerdict && { onVerdict }) });
      return null;
    } catch (fault) {
      return (fault as Error).message;
    } finally {
      restore();
    }
  }

  it('full from any step on: the current version is intact, the team gets the reason, and the next delivery works', async () => {
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
      // Once it is current only cleaning up remains, which needs no space.
      expect(said ?? readRegistry(dir).current['mf-probe'], where).toContain(
        said ? 'the release store is full; nothing was kept' : '3',
      );
      await expectWhole(dir, where);
    }
    expect(refused).toBeGreaterThan(10);
  }, 180_000);

  it('read-only from the start', async () => {
    await take({ version: '1' });
    const verdicts: string[] = [];
    const file = await packExample({ version: '2' });
    const said = await takeFailing(1, 'EROFS', releasesDir, file, (verdict) => verdicts.push(verdict));
    expect(said).toBe('the release store is read-only; nothing was kept');
    expect(verdicts.at(-1)).toBe('not in the journal: the release store is read-only; nothing was kept');
    expect(current()).toBe('1');
    expect(listVersions(releasesDir, 'mf-probe')).toEqual(['1']);
  });
});

describe('killed', () => {
  let script: string;
  beforeAll(async () => {
    script = await buildScript(createTemporaryDir(), 'src/registry/receive-and-die.examples.ts');
  }, 60_000);

  /** Runs the delivery in a process that dies at a step. */
  async function dieAt(step: number, dir: string, file: string): Promise<void> {
    const [, signal] = await once(spawn(process.execPath, [script, dir, file, String(step)]), 'close');
    expect(signal).toBe('SIGKILL');
  }

  it('before any change on the disk: the current version is intact, and the next delivery works', async () => {
    const { file, lay } = await prepareThird();
    const dir = lay();
    const { pid } = spawnSync(process.execPath, ['--version']);
    // A copy of the store is what a process killed now would leave; killing one at each step takes ten times as long.
    const left: string[] = [];
    const restore = watchChanges(() => {
      const copy = createTemporaryDir();
      fs.cpSync(dir, copy, { recursive: true });
      left.push(copy);
    });
    await receiveFile(file, { ...describeReceiver(dir), ...judgedWell, keep: 2 }).finally(restore);
    expect(left.length).toBeGreaterThan(20);
    let locked = 0;
    for (const [index, copy] of left.entries()) {
      const lock = path.join(copy, 'registry.lock');
      const owner = fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '';
      if (owner) locked = index + 1;
      if (owner) fs.writeFileSync(lock, owner.replace(String(process.pid), String(pid)));
      await expectWhole(copy, `step ${index + 1} of ${left.length}`);
    }

    const killed = lay();
    await dieAt(locked, killed, file);
    expect(fs.existsSync(path.join(killed, 'registry.lock'))).toBe(true);
    await expectWhole(killed, `killed at step ${locked}`);
  }, 180_000);

  it('between journal and pointer: the next line records that the change did not happen', async () => {
    await take({ version: '1' });
    const pointer = fs.readFileSync(path.join(releasesDir, 'registry.json'));
    await take({ version: '2' });
    fs.writeFileSync(path.join(releasesDir, 'registry.json'), pointer);
    fs.appendFileSync(path.join(releasesDir, 'journal.jsonl'), '{"seq":');
    activate(releasesDir, 'mf-probe', '2');
    const { entries, faults } = readJournal(releasesDir);
    expect(faults).toEqual([]);
    expect(entries.slice(-2).map(({ what }) => what)).toEqual(['undone', 'current']);
    expect(verifyStore(releasesDir).faults).toEqual([]);
  });

  it('a journal line changed afterwards is detected', async () => {
    await take({ version: '1' });
    const file = path.join(releasesDir, 'journal.jsonl');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"reason":""', '"reason":"x"'));
    expect(verifyStore(releasesDir).faults).toEqual(['journal: line 2 does not follow the one before']);
  });
});
