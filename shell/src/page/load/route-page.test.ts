import { beforeEach, expect, it, vi } from 'vitest';
import { type LoadPageDependencies, loadPage, type PageOutcome, type PageRequest } from './load-page.ts';
import { routePage } from './route-page.ts';

vi.mock('./load-page.ts', () => ({ loadPage: vi.fn() }));
const load = vi.mocked(loadPage);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  load.mockReset();
  warn.mockClear();
});

const dependencies = {} as LoadPageDependencies;
const ask = (pfad: string): PageRequest => ({
  pfad,
  query: new URLSearchParams('a=1'),
  visitor: { address: '127.0.0.1', session: null },
});

it.each(['/', '/kontakt/', '/mängel & wünsche/', '/100%/', '//fremd.example/', '/a/../b/'])(
  'loads %s with its own request',
  async (path) => {
    const outcome = { kind: 'page' } as PageOutcome;
    load.mockResolvedValue(outcome);
    const request = ask(path);
    expect(await routePage(request, dependencies)).toBe(outcome);
    expect(load.mock.calls).toEqual([[request, dependencies]]);
    expect(warn).not.toHaveBeenCalled();
  },
);

it.each([
  [301, '/neu/?a=1%20#oben', '/neu/?a=1%20#oben'],
  [302, 'https://anderswo.example/straße–łódź/', 'https://anderswo.example/stra%C3%9Fe%E2%80%93%C5%82%C3%B3d%C5%BA/'],
] as const)('turns a response of the router into a redirect: %s to %s', async (status, href, location) => {
  load.mockResolvedValue({ kind: 'redirect', href, status });
  expect(await routePage(ask('/alt/'), dependencies)).toEqual({ kind: 'redirect', href: location, status });
});

it('rejects as the page does', async () => {
  const fault = new Error('the api does not answer');
  load.mockRejectedValue(fault);
  await expect(routePage(ask('/'), dependencies)).rejects.toBe(fault);
});
