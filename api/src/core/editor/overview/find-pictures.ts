import type { Picture } from '@gm/shared/schemas/image';
import type { DataSource } from '../../platform/database/database.ts';
import { parseData, readDetails } from '../kinds/content-details.ts';
import { createMediaRepository } from '../media/media-repository.ts';
import { buildMedium } from '../media/show-media.ts';

const PHOTO = /^[\w.-]+\.(?:jpe?g|png|webp|avif)$/i;

/** The first photo that the data of an entry names, in blocks as well; null if there is none. */
export function findPhoto(data: unknown): string | null {
  if (typeof data === 'string') return PHOTO.test(data) ? data : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const value of Object.values(data)) {
    const found = findPhoto(value);
    if (found) return found;
  }
  return null;
}

interface Line {
  id: number;
  angaben: Record<string, unknown>;
}

/** Pictures of these entries, by id; decorative, because the title stands beside them. */
export async function findPictures(db: DataSource, lines: readonly Line[]): Promise<ReadonlyMap<number, Picture>> {
  const names = new Map<number, string>();
  for (const { id, angaben: details } of lines) {
    const name = findPhoto(parseData(readDetails(details).daten ?? ''));
    if (name) names.set(id, name);
  }
  const media = await createMediaRepository(db).pick([...new Set(names.values())]);
  const pictures = new Map(media.map(buildMedium).map(({ datei: file, bild: image }) => [file, { ...image, alt: '' }]));
  return new Map(
    [...names].flatMap(([id, name]) => {
      const image = pictures.get(name);
      return image ? [[id, image] as const] : [];
    }),
  );
}
