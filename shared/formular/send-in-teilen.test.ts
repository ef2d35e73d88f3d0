// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEIL_BYTES } from '../regeln/bild-upload.ts';
import { sendDateien } from './send-in-teilen.ts';

const SALZ = 'ab'.repeat(16);
const foto = new File([new Uint8Array(2.5 * TEIL_BYTES)], 'foto.jpg', { type: 'image/jpeg', lastModified: 1 });

/** What the api has of each upload; a request may die before it arrives, or its answer on the way back. */
const angekommen = new Map<string, number>();
const stuecke: [number, number][] = [];
let dies: ('before' | 'after')[] = [];

class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 200;
  responseText = '';
  #url = '';
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader() {}
  send(teil: Blob) {
    const [pfad = '', suche] = this.#url.split('?');
    const ab = Number(new URLSearchParams(suche).get('ab'));
    stuecke.push([ab, teil.size]);
    const death = dies.shift();
    if (death !== 'before' && (angekommen.get(pfad) ?? 0) === ab) angekommen.set(pfad, ab + teil.size);
    this.upload.onprogress?.({ loaded: teil.size / 2, total: teil.size });
    this.responseText = JSON.stringify({ ab: angekommen.get(pfad) ?? 0 });
    if (death) this.onerror?.();
    else this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  angekommen.clear();
  stuecke.length = 0;
  dies = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async (url: string) => Response.json({ ab: angekommen.get(url) ?? 0 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that dies costs one piece, and a lost answer none', async () => {
  dies = ['after', 'before'];
  const seen: (number | null)[] = [];
  const gesendet = sendDateien({ titel: 'Fest', bild: foto }, SALZ, (sent) => seen.push(sent));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await gesendet).toEqual({ titel: 'Fest', bild: expect.stringMatching(`^${SALZ}-[0-9a-f]{8}-${foto.size}$`) });
  expect(stuecke.map(([ab]) => ab / TEIL_BYTES)).toEqual([0, 0, 0, 1, 2]);
  expect(seen.filter((sent) => sent === null)).toHaveLength(2);
  const parts = seen.filter((sent) => sent !== null);
  expect(parts.every((sent, index) => sent >= (parts[index - 1] ?? 0))).toBe(true);
});

test('a later try goes on where the one before ended, also after a reload', async () => {
  dies = [...Array(1).fill(undefined), ...Array(5).fill('before')];
  const erster = sendDateien({ bild: foto }, SALZ, () => {}).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await erster).toBe('Upload failed');
  stuecke.length = 0;
  const again = new File([foto], foto.name, { type: foto.type, lastModified: foto.lastModified });
  await sendDateien({ bild: again }, SALZ, () => {});
  expect(stuecke).toEqual([
    [TEIL_BYTES, TEIL_BYTES],
    [2 * TEIL_BYTES, TEIL_BYTES / 2],
  ]);
});

test('a small file goes along with its form, and so does a large one where no pieces are taken', async () => {
  const klein = new File([new Uint8Array(TEIL_BYTES)], 'klein.png', { type: 'image/png' });
  expect((await sendDateien({ bild: klein }, SALZ, () => {})).bild).toBe(klein);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect((await sendDateien({ bild: foto }, SALZ, () => {})).bild).toBe(foto);
  expect(stuecke).toEqual([]);
});
