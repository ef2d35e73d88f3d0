import type { ImageUpload } from '@gm/shared/schemas/image';
import type { DataSource } from '../../platform/database/database.ts';
import { buildImageUpload } from './image-upload.ts';

/** Pictures of a gallery in order; missing ones are left out. */
export async function loadGallery(
  db: DataSource,
  gallery: { bild_id: string; bildtext: string | null }[],
): Promise<ImageUpload[]> {
  if (gallery.length === 0) return [];
  const ids = gallery.map(({ bild_id }) => bild_id);
  const images = await db
    .selectFrom('bilder')
    .select(['id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(images.map((image) => [image.bild_id, image]));
  return gallery.flatMap(({ bild_id, bildtext: caption }) => {
    const image = byId.get(bild_id);
    return image ? [buildImageUpload(image, caption)] : [];
  });
}
