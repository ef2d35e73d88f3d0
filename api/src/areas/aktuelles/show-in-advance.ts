import type { Artikel } from '@gm/shared/areas/aktuelles/artikel';
import type { Photos } from '../../core/entries/photo-types.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { buildPhotoImage } from '../../core/services/images/photos.ts';
import type { ArtikelLine } from './artikel-inventory-repository.ts';
import { completeArtikel, createArtikelRepository } from './artikel-repository.ts';

const WITHOUT_IMAGE = { bild: null, bildtext: null, bildcopyright: null };

/** Preview: the article as its page will show it once it is published. */
export async function showInAdvance(db: DataSource, line: ArtikelLine, photos: Photos): Promise<Artikel> {
  const {
    id,
    titel: title,
    einleitung: intro,
    text,
    rubrik: category,
    bild_id = null,
    bildtext: caption = null,
    datum_von,
    highlight,
    pfad: path,
  } = line;
  const gallery = JSON.parse(line.galerie ?? '[]') as { bild_id: string; bildtext: string | null }[];
  const short = {
    id,
    titel: title,
    einleitung: intro,
    datum_von,
    highlight,
    rubrik_name: category,
    detailURL: path,
    news: true,
  };
  return completeArtikel(
    { ...short, ...(buildPhotoImage(photos, bild_id, caption) ?? WITHOUT_IMAGE) },
    {
      text,
      bildergalerie: gallery.flatMap((image) => buildPhotoImage(photos, image.bild_id, image.bildtext) ?? []),
      verwandte: await createArtikelRepository(db).listVerwandte(category, id),
    },
  );
}
