import fs from 'node:fs';
import path from 'node:path';
import { createKeyPair, type Signer } from '@gm/shared/build/signature';
import { expect, it } from 'vitest';
import { receiveFile } from '../delivery/release-remote.ts';
import { createTemporaryDir, describeReceiver, packExample } from '../registry/release.examples.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { createDiskStore } from './disk-store.ts';
import { readJournal } from './journal.ts';
import { readRegistry } from './registry-file.ts';
import { findTrustFault, listTrustFaults, readTrust, type Trust, takeTrust, trustPath } from './trust.ts';

const pair = createKeyPair();
const signer: Signer = { key: 'team', privateKey: pair.privateKey };
const nameKey = (key: string, makeCurrent = true): Trust => ({
  keys: { [key]: { publicKey: pair.publicKey, remotes: { '*': { deliver: true, makeCurrent } } } },
});
const createStore = () => createDiskStore(createTemporaryDir());
const deliver = async (dir: string, version: string) =>
  receiveFile(await packExample({ version }, { signer }), { ...describeReceiver(dir), allowUnsigned: false });
const write = (file: string, trust: Trust) => fs.writeFileSync(file, JSON.stringify(trust));
const listTrustLines = (dir: string) =>
  readJournal(dir).entries.flatMap(({ what, reason }) => (what === 'trust' ? [reason] : []));

it('is outside of the store, where the operator says or next to it', () => {
  expect(trustPath('/var/lib/gemeinde-shell/releases', '/etc/gemeinde/trust.json')).toBe('/etc/gemeinde/trust.json');
  expect(trustPath('/srv/releases/')).toBe('/srv/releases-trust.json');
});

it('every change is a journal line with its hash; the same list again adds none', async () => {
  const store = createStore();
  await takeTrust(store, nameKey('team'));
  await takeTrust(store, nameKey('team'));
  await takeTrust(store, { keys: {} });
  expect(listTrustLines(store.dir)).toEqual(['trusted from now on: team', 'nobody is trusted from now on']);
  const { faults, trust } = verifyStore(store.dir);
  expect(faults).toEqual([]);
  expect(trust).toMatch(/^sha384-/);
});

it('a manually changed list is ignored, refused in the journal and reported, until it is activated', async () => {
  const store = createStore();
  await takeTrust(store, nameKey('team', false));
  await deliver(store.dir, '1');
  write(store.trustFile, nameKey('team'));
  const said = /^the list of trusted keys at \S+ was changed by hand .*: npm run releases -- keys take accepts it$/;
  await expect(deliver(store.dir, '2')).rejects.toThrow(said);
  expect(readJournal(store.dir).entries.at(-1)).toMatchObject({ what: 'refused', reason: expect.stringMatching(said) });
  expect(verifyStore(store.dir).faults).toEqual([expect.stringMatching(said)]);
  expect(readRegistry(store.dir).current).toEqual({});
  await takeTrust(store, null);
  expect((await deliver(store.dir, '2')).state).toBe('current');
  expect(verifyStore(store.dir).faults).toEqual([]);
});

it('the same applies to a new or missing one', async () => {
  const store = createStore();
  write(store.trustFile, nameKey('team'));
  expect(findTrustFault(store)).toContain('was laid there by hand');
  await takeTrust(store, null);
  expect(readTrust(store)).toEqual(nameKey('team'));
  fs.rmSync(store.trustFile);
  expect(() => readTrust(store)).toThrow('is missing at');
});

it('files that a delivery could write into the store change nothing', async () => {
  const store = createStore();
  await takeTrust(store, { keys: {} });
  write(path.join(store.dir, 'trust.json'), nameKey('team'));
  await expect(deliver(store.dir, '1')).rejects.toThrow('key team is not known here');
});

it('a list at its former place is ignored: one sentence names the new place', async () => {
  const store = createStore();
  const former = path.join(store.dir, 'trust.json');
  write(former, nameKey('team'));
  await expect(deliver(store.dir, '1')).rejects.toThrow(
    `the list of trusted keys belongs at ${store.trustFile} now and counts no more at ${former}: npm run releases -- keys take ${former} moves it`,
  );
  await takeTrust(store, nameKey('team'));
  expect(fs.existsSync(former)).toBe(false);
  expect((await deliver(store.dir, '1')).state).toBe('current');
});

it('a process with write access to a list outside of the store reports that', async () => {
  const dir = createTemporaryDir();
  const file = path.join(createTemporaryDir(), 'trust.json');
  const own = createDiskStore(dir, file);
  await takeTrust(own, { keys: {} });
  expect(listTrustFaults(own)).toEqual([expect.stringContaining('may write its list of trusted keys')]);
  await takeTrust(createDiskStore(dir), { keys: {} });
  expect(listTrustFaults(createDiskStore(dir))).toEqual([]);
});
