// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '../federation/reload-once.ts';
import { importChunk } from './import-chunk.ts';

vi.mock('../federation/reload-once.ts');

const fetchHead = vi.fn<typeof fetch>();
const fault = new TypeError('Failed to fetch dynamically imported module');
const importMissing = () => importChunk('./app.1a2b.js', () => Promise.reject(fault));
/** Waits for the outcome, including the request to the server. */
const settle = (loading: Promise<unknown>) =>
  Promise.race([
    loading.catch((reason: unknown) => reason),
    new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
  ]);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(reloadOnce).mockReturnValue(true);
  vi.stubGlobal('fetch', fetchHead);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('imports a chunk from the folder of the build', async () => {
  expect(await importChunk('./app.1a2b.js', async (pathname) => pathname)).toBe('/shell/app.1a2b.js');
  expect(fetchHead).not.toHaveBeenCalled();
});

it.each([404, 410, 200])('reloads the page when a chunk fails and the server answers %i', async (status) => {
  fetchHead.mockResolvedValue(new Response(null, { status }));
  expect(await settle(importMissing())).toBe('waits');
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(fetchHead).toHaveBeenCalledWith('/shell/app.1a2b.js', expect.objectContaining({ method: 'HEAD' }));
});

it('does not reload twice in a row', async () => {
  vi.mocked(reloadOnce).mockReturnValue(false);
  fetchHead.mockResolvedValue(new Response(null, { status: 404 }));
  expect(await settle(importMissing())).toBe(fault);
});

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', async () => new Response(null, { status: 503 })],
])('keeps the page %s', async (_when, answer) => {
  fetchHead.mockImplementation(answer);
  expect(await settle(importMissing())).toBe(fault);
  expect(reloadOnce).not.toHaveBeenCalled();
});
