// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkImage } from './shrink-image.ts';

const PHOTO = new File([new Uint8Array(20_000_000)], 'IMG_0815.PNG', { type: 'image/png', lastModified: 1 });
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

test('resizes a photo of 20 MB like the api does, and only once', async () => {
  const smaller = await shrinkImage(PHOTO);
  expect([smaller.name, smaller.type, smaller.size, smaller.lastModified]).toEqual([
    'IMG_0815.jpg',
    'image/jpeg',
    900_000,
    1,
  ]);
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, 2560, 1920);
  expect(await shrinkImage(smaller)).toBe(smaller);
});

const same = async (bytes: number, type = 'image/jpeg') => {
  const file = new File([new Uint8Array(bytes)], 'foto.jpg', { type });
  return (await shrinkImage(file)) === file;
};

test('leaves small, non-image and unreadable files unchanged', async () => {
  expect(await same(1_000_000)).toBe(true);
  expect(await same(2_000_000, 'application/pdf')).toBe(true);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
  expect(await same(2_000_000)).toBe(true);
});

test('leaves a picture unchanged that would only grow', async () => {
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob([new Uint8Array(3_000_000)]));
  expect(await same(2_000_000)).toBe(true);
});
