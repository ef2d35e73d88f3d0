// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkBild } from './shrink-bild.ts';

const FOTO = new File([new Uint8Array(20_000_000)], 'IMG_0815.PNG', { type: 'image/png', lastModified: 1 });
const drawn = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width: 8000, height: 6000, close: vi.fn() })),
  );
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({ fillRect: vi.fn(), drawImage: drawn })) as never;
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([new Uint8Array(900_000)]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  drawn.mockReset();
});

test('a photo of 20 MB becomes one that the api would make of it, and only once', async () => {
  const kleiner = await shrinkBild(FOTO);
  expect([kleiner.name, kleiner.type, kleiner.size, kleiner.lastModified]).toEqual([
    'IMG_0815.jpg',
    'image/jpeg',
    900_000,
    1,
  ]);
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 2560, 1920);
  expect(await shrinkBild(kleiner)).toBe(kleiner);
});

const same = async (bytes: number, type = 'image/jpeg') => {
  const datei = new File([new Uint8Array(bytes)], 'foto.jpg', { type });
  return (await shrinkBild(datei)) === datei;
};

test('a small one, no picture, and one that cannot be read stay as they are', async () => {
  expect(await same(1_000_000)).toBe(true);
  expect(await same(2_000_000, 'application/pdf')).toBe(true);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
  expect(await same(2_000_000)).toBe(true);
});

test('one that would only grow stays as it is', async () => {
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([new Uint8Array(3_000_000)]));
  expect(await same(2_000_000)).toBe(true);
});
