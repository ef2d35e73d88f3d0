// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PART_BYTES } from '../../rules/image-upload.ts';
import { sendFiles } from './send-in-parts.ts';

const SALT = 'ab'.repeat(16);
const photo = new File([new Uint8Array(2.5 * PART_BYTES)], 'foto.jpg', { type: 'image/jpeg', lastModified: 1 });

/** Bytes received by the api per upload; a request may fail before it arrives, or its reply on the way back. */
const angekommen = new Map<string, number>();
const pieces: [number, number][] = [];
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
  send(part: Blob) {
    const [path = '', search] = this.#url.split('?');
    const from = Number(new URLSearchParams(search).get('ab'));
    pieces.push([from, part.size]);
    const death = dies.shift();
    if (death !== 'before' && (angekommen.get(path) ?? 0) === from) angekommen.set(path, from + part.size);
    this.upload.onprogress?.({ loaded: part.size / 2, total: part.size });
    this.responseText = JSON.stringify({ ab: angekommen.get(path) ?? 0 });
    if (death) this.onerror?.();
    else this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  angekommen.clear();
  pieces.length = 0;
  dies = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const upload = `${headers['Idempotency-Key']}-${JSON.parse(body).groesse}`;
    return Response.json({ upload, ab: angekommen.get(`/api/uploads/${upload}`) ?? 0 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a network error costs one chunk, a lost reply none', async () => {
  dies = ['after', 'before'];
  const seen: (number | null)[] = [];
  const sent = sendFiles({ titel: 'Fest', bild: photo }, SALT, (sent) => seen.push(sent));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toEqual({ titel: 'Fest', bild: expect.stringMatching(`^${SALT}-[0-9a-f]{8}-${photo.size}$`) });
  expect(pieces.map(([from]) => from / PART_BYTES)).toEqual([0, 0, 0, 1, 2]);
  expect(seen.filter((sent) => sent === null)).toHaveLength(2);
  const parts = seen.filter((sent) => sent !== null);
  expect(parts.every((sent, index) => sent >= (parts[index - 1] ?? 0))).toBe(true);
});

test('a later attempt resumes the earlier one, also after a reload', async () => {
  dies = [...Array(1).fill(undefined), ...Array(5).fill('before')];
  const first = sendFiles({ bild: photo }, SALT, () => {}).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await first).toBe('Upload failed');
  pieces.length = 0;
  const again = new File([photo], photo.name, { type: photo.type, lastModified: photo.lastModified });
  await sendFiles({ bild: again }, SALT, () => {});
  expect(pieces).toEqual([
    [PART_BYTES, PART_BYTES],
    [2 * PART_BYTES, PART_BYTES / 2],
  ]);
});

test('a small file is sent with its form, and a large one too if chunks are not supported', async () => {
  const small = new File([new Uint8Array(PART_BYTES)], 'klein.png', { type: 'image/png' });
  expect((await sendFiles({ bild: small }, SALT, () => {})).bild).toBe(small);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect((await sendFiles({ bild: photo }, SALT, () => {})).bild).toBe(photo);
  expect(pieces).toEqual([]);
});
