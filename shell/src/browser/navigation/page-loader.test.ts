import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReply } from '../../server/page.examples.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';

const page = createReply('/a/');
const fetchPage = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onSeen = vi.fn();
const onWanted = vi.fn();
const { signal } = new AbortController();
let loader: PageLoader;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetchPage);
  fetchPage.mockReset().mockImplementation(async () => Response.json({ page }));
  onSeen.mockReset();
  onWanted.mockReset();
  loader = createPageLoader(7, { onSeen, onWanted });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createDeferred() {
  let reject = (_fault: unknown) => {};
  const promise = new Promise<Response>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
const asked = () => fetchPage.mock.calls.map(([url]) => url);

describe('loading a page', () => {
  it('is one request that names address and generation', async () => {
    expect(await loader.load('/aktuelles/?seite=2&q=a+b', signal)).toEqual({ page });
    expect(asked()).toEqual(['/_shell/page?url=%2Faktuelles%2F%3Fseite%3D2%26q%3Da%2Bb&generation=7']);
    expect(onWanted).toHaveBeenCalledExactlyOnceWith(page);
  });

  it.each([{ redirect: '/neu/' }, { reload: true }])('passes on that there is no page: %o', async (answer) => {
    fetchPage.mockResolvedValue(Response.json(answer));
    expect(await loader.load('/a/', signal)).toEqual(answer);
    expect(onWanted).not.toHaveBeenCalled();
  });

  it.each([404, 500, 503])('rejects when the server answers %d', async (status) => {
    fetchPage.mockResolvedValue(new Response('', { status }));
    await expect(loader.load('/a/', signal)).rejects.toThrow(`Status ${status}`);
  });

  it('rejects invalid JSON', async () => {
    fetchPage.mockResolvedValue(new Response('<!doctype html>'));
    await expect(loader.load('/a/', signal)).rejects.toThrow('Antwort ohne JSON');
  });

  it('is aborted when the visitor goes elsewhere or no response comes in time', async () => {
    const hang = async (_url: string, { signal: end }: RequestInit) =>
      new Promise<Response>((_, reject) => end?.addEventListener('abort', () => reject(end.reason)));
    fetchPage.mockImplementation(hang);
    const elsewhere = new AbortController();
    const left = expect(loader.load('/a/', elsewhere.signal)).rejects.toThrow('Keine Antwort');
    elsewhere.abort();
    await left;
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const late = expect(loader.load('/b/', signal)).rejects.toThrow('Keine Antwort');
    limit.abort(new DOMException('too late', 'TimeoutError'));
    await late;
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  it('switches to another generation on request and stays there', async () => {
    await loader.renew('/a/', signal, 8);
    await loader.load('/b/', signal);
    expect(asked().map((url) => url.slice(-1))).toEqual(['8', '8']);
  });
});

describe('a page that is already loaded', () => {
  it('is not requested again, also when the first navigation was abandoned', async () => {
    await loader.load('/a/', signal);
    expect(await loader.load('/a/', signal)).toEqual({ page });
    expect(asked()).toHaveLength(1);
    const elsewhere = new AbortController();
    fetchPage.mockImplementationOnce((_url, { signal: end }) => {
      const { promise, reject } = createDeferred();
      end?.addEventListener('abort', () => reject(end.reason));
      return promise;
    });
    const left = loader.load('/b/', elsewhere.signal).catch(() => 'left');
    const again = loader.load('/b/', signal);
    elsewhere.abort();
    expect([await left, await again]).toEqual(['left', { page }]);
    expect(await loader.load('/b/', signal)).toEqual({ page });
    expect(asked()).toHaveLength(3);
  });

  it('is requested again once a later response has other content', async () => {
    const made = (contentVersion: string) => async () => Response.json({ page: { ...page, contentVersion } });
    fetchPage.mockImplementation(made('1'));
    await loader.load('/a/', signal);
    await loader.load('/b/', signal);
    fetchPage.mockImplementation(made('2'));
    await loader.load('/c/', signal);
    expect(await loader.load('/a/', signal)).toMatchObject({ page: { contentVersion: '2' } });
    await loader.load('/c/', signal);
    expect(asked()).toHaveLength(4);
  });

  it('stays when an earlier response with older content arrives last; that response is dropped', async () => {
    let answerLate = (_reply: Response) => {};
    fetchPage.mockImplementationOnce(() => new Promise<Response>((resolve) => (answerLate = resolve)));
    const late = loader.load('/a/', signal);
    vi.advanceTimersByTime(1);
    fetchPage.mockImplementation(async () => Response.json({ page: { ...page, contentVersion: '2' } }));
    await loader.load('/b/', signal);
    answerLate(Response.json({ page: { ...page, contentVersion: '1' } }));
    await late;
    await loader.load('/b/', signal);
    expect(asked()).toHaveLength(2);
    await loader.load('/a/', signal);
    expect(asked()).toHaveLength(3);
  });

  it('is requested again on an explicit refresh', async () => {
    await loader.load('/a/', signal);
    await loader.load('/b/', signal);
    await loader.renew('/a/', signal);
    await loader.load('/a/', signal);
    await loader.load('/b/', signal);
    expect(asked()).toHaveLength(4);
  });
});

describe('prefetching a page', () => {
  it('saves the request', async () => {
    loader.prefetch('/a/');
    loader.prefetch('/a/');
    expect(await loader.load('/a/', signal)).toEqual({ page });
    expect(asked()).toHaveLength(1);
  });

  it('fetches the modules as soon as the response arrives', async () => {
    loader.prefetch('/a/');
    await vi.waitFor(() => expect(onWanted).toHaveBeenCalledExactlyOnceWith(page));
  });

  it('on sight fetches its styles, and no modules before it is pointed at', async () => {
    loader.foresee('/a/');
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onWanted).not.toHaveBeenCalled();
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(page);
    loader.prefetch('/a/');
    await vi.waitFor(() => expect(onWanted).toHaveBeenCalledExactlyOnceWith(page));
    expect(asked()).toHaveLength(1);
  });

  it('on sight may fail silently', async () => {
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    loader.foresee('/a/');
    expect(await loader.load('/a/', signal)).toEqual({ page });
  });

  it('is valid for 30 s', async () => {
    loader.prefetch('/a/');
    loader.prefetch('/b/');
    vi.advanceTimersByTime(29_999);
    await loader.load('/a/', signal);
    expect(asked()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await loader.load('/b/', signal);
    expect(asked()).toHaveLength(3);
  });

  it('may fail: the page is requested again', async () => {
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    loader.prefetch('/a/');
    expect(await loader.load('/a/', signal)).toEqual({ page });
    fetchPage.mockResolvedValueOnce(new Response('', { status: 503 }));
    loader.prefetch('/b/');
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await loader.load('/b/', signal)).toEqual({ page });
  });

  it('is dropped when a form was sent meanwhile', async () => {
    loader.foresee('/a/');
    loader.forget();
    await loader.load('/a/', signal);
    expect(asked()).toHaveLength(2);
  });

  it('is dropped under another generation', async () => {
    loader.prefetch('/a/');
    await loader.renew('/b/', signal, 8);
    await loader.load('/a/', signal);
    expect(asked()).toHaveLength(3);
  });
});
