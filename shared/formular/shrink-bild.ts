import { BILD_KANTE, BILD_TYPEN } from '../regeln/bild-upload.ts';

/** Bytes up to which a picture is sent as it is: encoding it anew saves nothing that anybody would notice. */
const KLEIN = 1_500_000;
/** As the api encodes it. */
const GUETE = 0.85;

/** What is as small as it gets. */
const shrunk = new WeakSet<File>();
export const keepAsItIs = (datei: File): void => void shrunk.add(datei);

/**
 * A picture no larger than the api keeps it: of 20 MB from a phone one remains, which a slow line takes in a minute. What
 * the browser cannot read or does not make smaller stays as it is, for the api to judge.
 */
export async function shrinkBild(datei: File): Promise<File> {
  if (datei.size <= KLEIN || !BILD_TYPEN.includes(datei.type) || shrunk.has(datei)) return datei;
  shrunk.add(datei);
  try {
    const bitmap = await createImageBitmap(datei);
    const scale = Math.min(1, BILD_KANTE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return datei;
    // JPEG knows no transparency: what is clear would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', GUETE));
    if (!bytes || bytes.size >= datei.size) return datei;
    const name = datei.name.replace(/\.\w+$/, '');
    const kleiner = new File([bytes], `${name}.jpg`, { type: 'image/jpeg', lastModified: datei.lastModified });
    shrunk.add(kleiner);
    return kleiner;
  } catch {
    return datei;
  }
}
