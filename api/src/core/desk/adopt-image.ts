import type { Objects } from '@gm/shared/store/objects';
import { createContentRepository } from '../entries/content-repository.ts';
import type { DataSource } from '../platform/database/database.ts';
import { readFile } from '../platform/files/open-files.ts';
import { describeImage } from '../services/images/describe-image.ts';
import { getUpload } from '../services/images/image-service.ts';

/** Adds the submitted picture to the site's pictures. Returns its id, or null if there is none. */
export async function adoptImage(
  trx: DataSource,
  uploads: Objects,
  image: string | null,
  alt: string,
  copyright = '',
): Promise<string | null> {
  if (!image) return null;
  const description = await describeImage(image, await readFile(uploads, image));
  await createContentRepository(trx).writeBilder([
    { ...description, datei: getUpload(image), alt, copyright: copyright || null },
  ]);
  return description.id;
}
