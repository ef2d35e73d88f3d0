import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient, ApiReply } from '../../http/api/api-client.ts';
import { gemeinde as gemeindeShort } from '../../server/page.examples.ts';
import { gemeinde, menus } from '../chrome/examples.ts';
import { SiteFrames } from './site-frame.ts';

let replies: Record<string, ApiReply | Error>;
const get = vi.fn<ApiClient['get']>(async (path) => {
  const reply = replies[decodeURIComponent(path)] ?? { status: 404, body: null };
  if (reply instanceof Error) throw reply;
  return reply;
});
const api: ApiClient = { get, post: () => Promise.reject(new Error('unused')), close: () => Promise.resolve() };
const onFault = vi.fn();
let frames: SiteFrames;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T14:00:00Z') });
  get.mockClear();
  onFault.mockReset();
  replies = {
    '/api/cms/gemeinde': { status: 200, body: gemeinde },
    '/api/cms/eilmeldungen': { status: 200, body: { data: [] } },
    ...Object.fromEntries(
      Object.entries(menus).map(([name, body]) => [`/api/cms/menu?name=${name}`, { status: 200, body }]),
    ),
  };
  frames = new SiteFrames(api, onFault);
});
afterEach(() => {
  vi.useRealTimers();
});

const apiIsAway = () => {
  for (const path of Object.keys(replies)) replies[path] = new Error('ECONNREFUSED');
};
const MAIN_MENU = '/api/cms/menu?name=Hauptmenü';

describe('site frame', () => {
  it('has the chrome with all menus, and the public facts of the municipality', async () => {
    const frame = await frames.get('1');
    expect(frame.chrome.panele).toContain('href="/rathaus/"');
    expect(frame.chrome.kopf).toContain('href="/leichte-sprache/"');
    expect(frame.chrome.fuss).toContain('href="/abfalltermine/"');
    expect(frame.gemeinde).toEqual(gemeindeShort);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is cached for a minute while the content is the same', async () => {
    const frame = await frames.get('1');
    vi.advanceTimersByTime(59_999);
    expect(await frames.get('1')).toBe(frame);
    expect(get).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(1);
    expect(await frames.get('1')).not.toBe(frame);
    expect(get).toHaveBeenCalledTimes(10);
  });

  it('is rendered again when the content changed or may have changed', async () => {
    await frames.get('1');
    replies['/api/cms/gemeinde'] = { status: 200, body: { ...gemeinde, name: 'Neuhausen' } };
    expect((await frames.get('2')).gemeinde.name).toBe('Neuhausen');
    replies['/api/cms/gemeinde'] = { status: 200, body: { ...gemeinde, name: 'Altdorf' } };
    expect((await frames.get(null)).gemeinde.name).toBe('Altdorf');
  });

  it.each<[string, ApiReply | Error]>([
    ['does not answer', new Error('ECONNREFUSED')],
    ['answers with a fault', { status: 500, body: { title: 'Fehler' } }],
    ['answers something else', { status: 200, body: { menuItems: 'keine' } }],
  ])('omits a menu that %s', async (_name, reply) => {
    replies[MAIN_MENU] = reply;
    const frame = await frames.get('1');
    expect(frame.chrome.panele).not.toContain('href="/rathaus/"');
    expect(frame.chrome.kopf).toContain('href="/leichte-sprache/"');
    expect(frame.chrome.fuss).toContain('href="/abfalltermine/"');
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('has the urgent notices, with escaped texts', async () => {
    const message = {
      kennung: '7-ab',
      titel: 'Sturm & <b>Böen</b>',
      text: 'Achtung',
      link: '/hilfe/',
      bis: '2026-11-20T06:00:00Z',
    };
    replies['/api/cms/eilmeldungen'] = { status: 200, body: { data: [message] } };
    const { eilmeldungen, chrome } = await frames.get('1');
    expect(eilmeldungen).toContain('data-kennung="7-ab"');
    expect(eilmeldungen).toContain('Sturm &amp; &lt;b&gt;Böen');
    expect(eilmeldungen).toContain('href="/hilfe/"');
    expect(chrome.kopf).not.toContain('Sturm');
  });

  it.each<[string, ApiReply | Error]>([
    ['do not come', new Error('ECONNREFUSED')],
    [
      'lead to a script',
      {
        status: 200,
        body: { data: [{ kennung: '7', titel: 'x', text: '', link: 'javascript:1', bis: '2026-11-20T06:00:00Z' }] },
      },
    ],
  ])('omits urgent notices that %s', async (_name, reply) => {
    replies['/api/cms/eilmeldungen'] = reply;
    const { eilmeldungen, chrome } = await frames.get('1');
    expect(eilmeldungen).toBe('');
    expect(chrome.panele).toContain('href="/rathaus/"');
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('is the last known one while the api is down', async () => {
    const frame = await frames.get('1');
    apiIsAway();
    expect(await frames.get(null)).toBe(frame);
    expect(onFault).toHaveBeenCalled();
  });

  it.each<[string, ApiReply | Error]>([
    ['there is no answer', new Error('ECONNREFUSED')],
    ['the answer is a fault', { status: 503, body: null }],
    ['the answer is no municipality', { status: 200, body: { name: '' } }],
  ])('is bare when there never was one and %s, and complete as soon as there is', async (_name, reply) => {
    const whole = replies['/api/cms/gemeinde']!;
    replies['/api/cms/gemeinde'] = reply;
    expect(await frames.get('1')).toMatchObject({
      gemeinde: { name: 'Gemeinde' },
      chrome: { kopf: '', panele: '', fuss: '' },
    });
    expect(onFault).toHaveBeenCalled();
    replies['/api/cms/gemeinde'] = whole;
    expect((await frames.get('1')).gemeinde.name).toBe('Beispielhausen');
  });

  it('is requested once by a burst', async () => {
    const crowd = await Promise.all([frames.get('1'), frames.get('1'), frames.get('1')]);
    expect(new Set(crowd).size).toBe(1);
    expect(get).toHaveBeenCalledTimes(5);
  });
});
