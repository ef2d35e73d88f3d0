import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameMotifPicture } from '@gm/shared/rules/motif-picture';
import type { ImageUpload } from '@gm/shared/schemas/image';
import type { Objects } from '@gm/shared/store/objects';
import { MOTIF_NAMES } from '@gm/shared/ui/pictures/choose-motifs';
import type { ErrorList } from '../../entries/content-error.ts';
import type { PhotoContent } from '../../entries/content-schemas.ts';
import type { PhotoFile, Photos } from '../../entries/photo-types.ts';
import { nameCrops } from '../../entries/photos/crop.ts';
import { nameFocus } from '../../entries/photos/focus.ts';
import { storeFile } from '../../platform/files/open-files.ts';
import { describeImage } from './describe-image.ts';
import { getUpload } from './image-service.ts';
import { buildImageUpload } from './image-upload.ts';

/** A photo in the wire format, found by picture id. */
export function buildPhotoImage(photos: Photos, bild_id: string | null, caption: string | null): ImageUpload | null {
  const photo = [...photos.values()].find(({ id }) => id === bild_id);
  return photo ? buildImageUpload({ ...photo, bild_id: photo.id, copyright: photo.copyright ?? null }, caption) : null;
}

/** Name of the photo among the uploads: same name, same bytes. */
export const getPhotoName = ({ id, ablage: storage }: Pick<PhotoFile, 'id' | 'ablage'>) => storage ?? `inhalt/${id}`;

/** Reads size and colour of the photos in a folder, about 100 ms each. Files that are not pictures are reported. */
export async function measurePhotos(folder: string, names: readonly string[], error: ErrorList): Promise<PhotoFile[]> {
  const measured: PhotoFile[] = [];
  for (const file of names) {
    const bytes = await readFile(join(folder, 'fotos', file));
    const image = await describeImage(file, bytes).catch(() => null);
    if (image) measured.push({ datei: file, ...image });
    else error.add(`fotos/${file}`, '', 'Das ist kein Bild.');
  }
  return measured;
}

/** Copies the photos of a folder to the uploads; existing ones are kept. */
export async function bringPhotos(folder: string, photos: readonly PhotoFile[], uploads: Objects): Promise<void> {
  for (const photo of photos) {
    await storeFile(uploads, getPhotoName(photo), await readFile(join(folder, 'fotos', photo.datei)));
  }
}

/** The illustrations as rows of `bilder`: they have no file, pages draw them. */
const MOTIFS: Photos = new Map(
  MOTIF_NAMES.map(nameMotifPicture).map((id) => [
    id,
    { id, datei: '', breite: 300, hoehe: 200, farbe: '#b5d5cb', alt: '', copyright: null, lizenz: null },
  ]),
);

/** Photos as rows of `bilder`, from their files and the descriptions in the content, and the illustrations. */
export function describePhotos(photos: readonly PhotoContent[], files: readonly PhotoFile[]): Photos {
  const measured = new Map(files.map((photo) => [photo.datei, photo]));
  const rows: Photos = new Map(MOTIFS);
  for (const {
    datei: file,
    alt,
    bildcopyright: imageCopyright = null,
    lizenz: licence = null,
    fokus: focus,
    zuschnitte: crops,
  } of photos) {
    const photo = measured.get(file);
    if (!photo) throw new Error(`Nothing is known of the photo ${file}`);
    const { breite: width, hoehe: height, farbe: colour } = photo;
    rows.set(file, {
      id: nameCrops(nameFocus(photo.id, focus), crops),
      datei: getUpload(getPhotoName(photo)),
      breite: width,
      hoehe: height,
      farbe: colour,
      alt,
      copyright: imageCopyright,
      lizenz: licence,
    });
  }
  return rows;
}
