import { OFFLINE_COPY } from '@gm/shared/browser/offline-copy';
import { beforeEach, expect, test, vi } from 'vitest';
import { meeting, paperShort, plan } from '../../../test/ratsinfo.ts';
import { isKept, keepMeeting } from './keep-meeting.ts';

const stored = new Map<string, string>();
const path = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);
const cache = {
  match: async (address: string) => (stored.has(address) ? new Response(stored.get(address)) : undefined),
  add: async (request: Request | string) => {
    if (path(request).includes('fehlt')) throw new TypeError('bad response');
    stored.set(path(request), '<link rel="stylesheet" href="/remotes/mf-ratsinfo/1/client/1.css">');
  },
  addAll: async (addresses: string[]) => Promise.all(addresses.map(cache.add)),
};
const scan = { ...plan, id: 8, url: '/api/ratsinfo/dateien/8/gutachten.pdf' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(address: string) {
        this.url = new URL(address, 'https://gemeinde.example').href;
      }
    },
  );
  vi.stubGlobal('caches', { open: async (name: string) => (name === OFFLINE_COPY ? cache : null) });
  vi.stubGlobal('fetch', async () => Response.json({ ...paperShort, dateien: [plan, scan] }));
});

test('stores the meeting, its papers with their own files, and styles', async () => {
  const progress: string[] = [];
  expect(await isKept(meeting.detailURL)).toBe(false);
  await keepMeeting(meeting, (done, all) => progress.push(`${done}/${all}`));
  expect([...stored.keys()]).toEqual(
    expect.arrayContaining([
      meeting.detailURL,
      paperShort.detailURL,
      plan.url,
      scan.url,
      '/remotes/mf-ratsinfo/1/client/1.css',
    ]),
  );
  expect(await isKept(meeting.detailURL)).toBe(true);
  expect(progress[0]).toMatch(/^0\//);
});

test('fails if a file is missing', async () => {
  const files = [{ ...plan, url: '/api/ratsinfo/dateien/9/fehlt.pdf' }];
  await expect(keepMeeting({ ...meeting, dateien: files }, () => {})).rejects.toThrow();
});
