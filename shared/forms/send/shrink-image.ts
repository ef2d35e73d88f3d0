import { IMAGE_EDGE, IMAGE_TYPES } from '../../rules/image-upload.ts';

/** Pictures up to this many bytes are sent unchanged: re-encoding would save little. */
const SMALL = 1_500_000;
/** Same quality as in the api. */
const QUALITY = 0.85;

/** Files that are already resized. */
const shrunk = new WeakSet<File>();
export const keepAsItIs = (file: File): void => void shrunk.add(file);

/** Any picture that the browser can read as JPEG of the size the api stores; null if it cannot. */
export async function encodeJpeg(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, IMAGE_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency: transparent areas would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    const name = file.name.replace(/\.\w+$/, '');
    return bytes && new File([bytes], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return null;
  }
}

/**
 * Resizes a picture to the size the api stores: a 20 MB photo becomes about 1 MB, which a slow connection uploads in a
 * minute. Files that are unreadable or would not get smaller are returned unchanged, for the api to judge.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (file.size <= SMALL || !IMAGE_TYPES.includes(file.type) || shrunk.has(file)) return file;
  shrunk.add(file);
  const smaller = await encodeJpeg(file);
  if (!smaller || smaller.size >= file.size) return file;
  shrunk.add(smaller);
  return smaller;
}
