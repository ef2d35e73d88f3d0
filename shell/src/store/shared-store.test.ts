import fs from 'node:fs';
import path from 'node:path';
import type { SharedObjects } from '@gm/shared/store/objects';
import { createS3Objects } from '@gm/shared/store/s3-objects';
import { type S3Request, S3Server } from '@gm/shared/store/s3-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAbandoned } from '../delivery/head-start.ts';
import { receiveFile } from '../delivery/release-remote.ts';
import { judgedWell } from '../registry/judged-well.examples.ts';
import { createTemporaryDir, describeReceiver, packExample, storeExample } from '../registry/release.examples.ts';
import { verifyStore } from '../registry/verify-store.ts';
import { readJournal } from './journal.ts';
import { refuse } from './open-store.ts';
import { activate, readRegistry, rollBack } from './registry-file.ts';
import { listVersions } from './release-store.ts';
import { SharedStore } from './shared-store.ts';
import type { Store } from './store.ts';
import { readTrust, takeTrust } from './trust.ts';

let server: S3Server;
beforeEach(async () => {
  server = await new S3Server().start();
});
afterEach(() => server.stop());

const open = (objects: SharedObjects = createS3Objects(server.settings, refuse)) =>
  new SharedStore(createTemporaryDir(), objects);
const take = async (store: Store, version: string, keep = 5) =>
  receiveFile(await packExample({ version }), { ...describeReceiver(store.dir), store, keep });
const current = (store: Store) => readRegistry(store.dir).current['mf-probe'];
const isPointer = ({ name }: S3Request) => name === 'ort/pointer.json';

/** A machine that joins later must find everything intact. */
async function openWhole(): Promise<Store> {
  const store = open();
  await store.follow();
  expect(verifyStore(store.dir).faults).toEqual([]);
  return store;
}

describe('two shells of one store', () => {
  it('have the deliveries of both, with the journal', async () => {
    const [one, two] = [open(), open()];
    await take(one, '1');
    await two.follow();
    expect(current(two)).toBe('1');
    await take(two, '2');
    await one.follow();
    expect(current(one)).toBe('2');
    for (const file of ['registry.json', 'journal.jsonl'])
      expect(fs.readFileSync(path.join(one.dir, file))).toEqual(fs.readFileSync(path.join(two.dir, file)));
    for (const store of [one, two, await openWhole()]) {
      expect(listVersions(store.dir, 'mf-probe')).toEqual(['2', '1']);
      expect(verifyStore(store.dir)).toMatchObject({ lines: 4, faults: [] });
      expect(fs.existsSync(path.join(store.dir, 'mf-probe/2/client/text.js.br'))).toBe(true);
    }
  });

  it('notice other keys; each accepts deliveries again once the operator has activated them there', async () => {
    const [one, two] = [open(), open()];
    await take(one, '1');
    await takeTrust(one, { keys: {} });
    await two.follow();
    expect(verifyStore(two.dir).faults).toEqual([expect.stringContaining('the list of trusted keys is missing at')]);
    expect(() => readTrust(two)).toThrow('keys take <file> brings it in');
    await takeTrust(two, { keys: {} });
    for (const store of [one, two]) {
      await store.follow();
      expect(verifyStore(store.dir)).toMatchObject({ lines: 3, faults: [] });
      expect(fs.existsSync(path.join(store.dir, 'trust.json'))).toBe(false);
    }
  });

  it('roll back together', async () => {
    const [one, two] = [open(), open()];
    await take(one, '1');
    await take(one, '2');
    await two.change((dir) => rollBack(dir, 'mf-probe'));
    await one.follow();
    expect(current(one)).toBe('1');
  });

  it('request only the pointer while nothing changes', async () => {
    const store = open();
    await take(store, '1');
    server.requests.length = 0;
    for (let round = 0; round < 3; round += 1) await store.follow();
    expect(server.requests.map(({ method, name }) => `${method} ${name}`)).toEqual(
      Array(3).fill('GET ort/pointer.json'),
    );
  });

  it('that receive at once: one wins, the other gets a refusal and can try again', async () => {
    const [one, two] = [open(), open()];
    await take(one, '1');
    await two.follow();
    // Neither pointer is written before both are ready.
    let waiting: (() => void) | null = null;
    server.trouble = async (request) => {
      if (request.method !== 'PUT' || !isPointer(request)) return undefined;
      server.trouble = () => {
        waiting?.();
        return undefined;
      };
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
      return undefined;
    };
    const both = await Promise.allSettled([take(one, '2'), take(two, '3')]);
    const told = both.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
    expect(told).toEqual([
      expect.stringMatching(/^somebody else changed the release store .* was faster; nothing was kept$/),
    ]);
    const [winner, loser, again] = both[0].status === 'fulfilled' ? [one, two, '3'] : [two, one, '2'];
    const whole = await openWhole();
    expect(current(whole)).toBe(current(winner));
    await loser.follow();
    expect(current(loser)).toBe(current(winner));
    await take(loser, again);
    expect(current(await openWhole())).toBe(again);
  });
});

describe('a store', () => {
  it('that is empty gets the content of the first folder', async () => {
    const first = open();
    storeExample(first.dir, { version: '1' });
    activate(first.dir, 'mf-probe', '1');
    await first.follow();
    expect(current(await openWhole())).toBe('1');
  });

  it('keeps no garbage', async () => {
    const store = open();
    for (const version of ['1', '2', '3', '4']) await take(store, version, 2);
    const names = new Set(server.objects.keys());
    expect(listVersions((await openWhole()).dir, 'mf-probe')).toEqual(['4', '3']);
    const read = new Set(server.requests.filter(({ method }) => method === 'GET').map(({ name }) => name));
    expect([...names].filter((name) => !read.has(name))).toEqual([]);
  });

  it('removes remains of a delivery killed before activation', async () => {
    const [one, two] = [open(), open()];
    await take(one, '1');
    await one.change((dir) => storeExample(dir, { version: '2' }));
    await two.follow();
    expect(listVersions(two.dir, 'mf-probe')).toEqual(['2', '1']);
    await two.change((dir) => removeAbandoned(dir, Date.now() + 2 * 60 * 60_000));
    await one.follow();
    for (const store of [one, two, await openWhole()]) expect(listVersions(store.dir, 'mf-probe')).toEqual(['1']);
  });

  it('whose files were changed is rejected', async () => {
    await take(open(), '1');
    const name = [...server.objects].find(([, bytes]) => String(bytes).includes("version = '1'"))?.[0] ?? '';
    server.objects.set(name, Buffer.from('export const evil = 1'));
    const late = open();
    await expect(late.follow()).rejects.toThrow(/objects\/.* of the release store was changed/);
    expect(fs.existsSync(path.join(late.dir, 'registry.json'))).toBe(false);
    expect(listVersions(late.dir, 'mf-probe')).toEqual([]);
  });

  it.each<[string, (request: S3Request) => ReturnType<S3Server['trouble']>, RegExp]>([
    ['away', () => 'before', /does not answer; nothing was kept/],
    ['ill', () => ({ status: 503 }), /does not answer; nothing was kept/],
    [
      'read-only',
      ({ method }) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined),
      /may not be written to/,
    ],
    ['full', ({ method }) => (method === 'PUT' ? { status: 507 } : undefined), /is full; nothing was kept/],
    [
      'full in the middle',
      ({ method, number }) => (method === 'PUT' && number > 5 ? { status: 400, code: 'QuotaExceeded' } : undefined),
      /is full; nothing was kept/,
    ],
    ['by another clock', () => ({ status: 403, code: 'RequestTimeTooSkewed' }), /refuses this clock: it is wrong/],
    ['without its bucket', () => ({ status: 404, code: 'NoSuchBucket' }), /release store has no bucket of this name/],
  ])(
    'that is %s: the delivery is refused in one sentence, and the current version stays',
    async (_what, trouble, message) => {
      const store = open();
      await take(store, '1');
      server.requests.length = 0;
      server.trouble = trouble;
      await expect(take(store, '2')).rejects.toThrow(message);
      expect(current(store)).toBe('1');
      expect(listVersions(store.dir, 'mf-probe')).toEqual(['1']);
      expect(fs.readdirSync(path.join(store.dir, '.staging'))).toEqual([]);
      server.trouble = () => undefined;
      expect(current(await openWhole())).toBe('1');
      await take(store, '2');
      expect(current(await openWhole())).toBe('2');
    },
  );

  it('refuses a client with another secret', async () => {
    const store = open(createS3Objects({ ...server.settings, secret: 'anderes' }, refuse));
    await expect(store.follow()).rejects.toThrow('the release store refuses the key of this site');
  });

  it('that ignores conditional writes is not used', async () => {
    server.isStrict = false;
    await expect(take(open(), '1')).rejects.toThrow(/does not keep the conditions of a write/);
    expect(server.objects.has('ort/pointer.json')).toBe(false);
  });

  it('whose last response is lost has made the change', async () => {
    const store = open();
    await take(store, '1');
    server.trouble = (request) => (request.method === 'PUT' && isPointer(request) ? 'after' : undefined);
    await take(store, '2');
    expect(current(store)).toBe('2');
  });
});

describe('killed', () => {
  /** From a request on nothing more happens, in the store or in the folder, as in a power failure. */
  function dieAt(step: number, when: 'before' | 'after'): { objects: SharedObjects; died: Promise<void> } {
    const real = createS3Objects(server.settings, refuse);
    let count = 0;
    let tell: () => void = () => {};
    const died = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const never = () => {
      tell();
      return new Promise<never>(() => {});
    };
    const objects = new Proxy(real, {
      get:
        (target, name: keyof SharedObjects) =>
        async (...args: unknown[]) => {
          count += 1;
          if (count > step || (count === step && when === 'before')) return never();
          const result = await (target[name] as (...all: unknown[]) => Promise<unknown>)(...args);
          return count >= step ? never() : result;
        },
    });
    return { objects, died };
  }

  it('at each of its requests: the current version is intact for all, and the next delivery works', async () => {
    const [first = '', second = '', third = ''] = await Promise.all(
      ['1', '2', '3'].map((version) => packExample({ version })),
    );
    const takeFile = (store: Store, file: string, judged = {}) =>
      receiveFile(file, { ...describeReceiver(store.dir), ...judged, store });
    const before = open();
    await takeFile(before, first);
    const stored = [...server.objects];
    let step = 0;
    for (let isOver = false; !isOver; ) {
      step += 1;
      for (const when of ['before', 'after'] as const) {
        server.objects.clear();
        for (const [name, object] of stored) server.objects.set(name, object);
        const { objects, died } = dieAt(step, when);
        const survivor = open();
        fs.cpSync(before.dir, survivor.dir, { recursive: true });
        const victim = new SharedStore(createTemporaryDir(), objects, undefined, 0);
        const taken = takeFile(victim, second, judgedWell);
        isOver = (await Promise.race([died, taken])) !== undefined;
        const whole = await openWhole();
        expect(['1', '2'], `step ${step}, ${when}`).toContain(current(whole));
        await survivor.follow();
        expect(current(survivor)).toBe(current(whole));
        await takeFile(survivor, third);
        // A new process continues with the folder that was left.
        const revived = new SharedStore(victim.dir, createS3Objects(server.settings, refuse));
        fs.rmSync(path.join(victim.dir, 'registry.lock'), { force: true });
        await revived.follow();
        const all = [survivor, revived, await openWhole()];
        for (const store of all) {
          expect(current(store)).toBe('3');
          expect(verifyStore(store.dir).faults, `step ${step}, ${when}`).toEqual([]);
        }
        for (const { dir } of [...all, whole]) fs.rmSync(dir, { recursive: true });
      }
    }
    expect(step).toBeGreaterThan(10);
    expect(readJournal((await openWhole()).dir).faults).toEqual([]);
  }, 240_000);
});
