import { parse } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import type { ContentArea } from '../../content/context.ts';
import { publishChange } from '../../content/publish/publish-change.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import type { PhotoContent } from '../../entries/content-schemas.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { PhotoFile } from '../../entries/photo-types.ts';
import type { Database, DataSource } from '../../platform/database/database.ts';
import { readFile, storeFile } from '../../platform/files/open-files.ts';
import { describeImage } from '../../services/images/describe-image.ts';
import { describePhotos, getPhotoName } from '../../services/images/photos.ts';
import { placeEntry } from '../kinds/place-entry.ts';
import { isShown } from './check-replacement.ts';
import { chooseName } from './choose-name.ts';
import { createMediaRepository, type MediaLine } from './media-repository.ts';

interface Order {
  /** The re-encoded picture. */
  bild: Buffer;
  /** Original file name. */
  name: string;
  /** Name of the picture to replace; empty: none. */
  ersetzt: string;
}

/** A free name in the library. */
const choosePhotoName = (trx: DataSource, name: string) =>
  chooseName(name, {
    sonst: 'bild',
    endung: 'jpg',
    isTaken: async (file) => (await createEntryRepository(trx).find(photoKind.name, file)) !== null,
  });

/** Adds a picture to the library unless it exists. */
export async function addMedium(
  trx: DataSource,
  { bereiche: areas, uploads }: { bereiche: readonly ContentArea[]; uploads: Objects },
  { bild: image, name, ...words }: Pick<Order, 'bild' | 'name'> & { alt?: string; bildcopyright?: string | null },
): Promise<MediaLine> {
  await createContentRepository(trx).lock();
  const fileName = await choosePhotoName(trx, name);
  const file: PhotoFile = { datei: fileName, ...(await describeImage(fileName, image)) };
  await storeFile(uploads, getPhotoName(file), image);
  await createMediaRepository(trx).putFile(file);
  const photo: PhotoContent = { datei: fileName, alt: '', ...words };
  const place = await placeEntry(trx, photoKind, '', photo);
  const fresh = [{ ...place, daten: photo, text: null }];
  await publishChange(
    trx,
    { neue: fresh, alte: [], entfernte: [] },
    { bereiche: areas, isUnseen: true, store: () => createEntryRepository(trx).change(fresh, []) },
  );
  return { foto: photo, datei: file };
}

/** Keeps the previous picture in the library under a new name, so that editors can return to it. */
async function keepFormer(
  trx: DataSource,
  house: { bereiche: readonly ContentArea[]; uploads: Objects },
  { foto: photo, datei: file }: MediaLine,
): Promise<void> {
  const image = await readFile(house.uploads, getPhotoName(file));
  const { alt, bildcopyright: imageCopyright = null } = photo;
  await addMedium(trx, house, {
    bild: image,
    name: `${parse(photo.datei).name}-bisher`,
    alt,
    bildcopyright: imageCopyright,
  });
}

/** Adds a picture to the library, or replaces another one on every page. */
export async function storeMedium(
  db: Kysely<Database>,
  areas: readonly ContentArea[],
  uploads: Objects,
  { bild: image, name, ersetzt: replaced }: Order,
): Promise<MediaLine> {
  return db.transaction().execute(async (trx) => {
    if (!replaced) return addMedium(trx, { bereiche: areas, uploads }, { bild: image, name });
    await createContentRepository(trx).lock();
    const media = createMediaRepository(trx);
    const [current] = await media.pick([replaced]);
    if (!current) throw new AppError('nicht_gefunden', 'Das Bild, das Sie ersetzen möchten, gibt es nicht mehr.');
    if (await isShown(trx, areas, replaced)) await keepFormer(trx, { bereiche: areas, uploads }, current);
    const file: PhotoFile = { datei: replaced, ...(await describeImage(replaced, image)) };
    await storeFile(uploads, getPhotoName(file), image);
    await media.putFile(file);
    const entries = createEntryRepository(trx);
    const former = [...describePhotos([current.foto], [current.datei]).values()].map(({ id }) => id);
    const old = await entries.pick(photoKind.name, [replaced]);
    await publishChange(
      trx,
      { neue: old, alte: old, entfernte: [] },
      { bereiche: areas, bilder: former, store: () => entries.touch(photoKind.name, replaced) },
    );
    return { foto: current.foto, datei: file };
  });
}
