import type { Bildupload } from '@gm/shared/schemas/bild';
import type { Datenquelle } from '../daten/database.ts';
import { buildBildupload } from './bildupload.ts';

/** The pictures of a gallery in their order; what is not there any more is left out. */
export async function loadGalerie(
  db: Datenquelle,
  galerie: { bild_id: string; bildtext: string | null }[],
): Promise<Bildupload[]> {
  if (galerie.length === 0) return [];
  const ids = galerie.map(({ bild_id }) => bild_id);
  const bilder = await db
    .selectFrom('bilder')
    .select(['id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(bilder.map((bild) => [bild.bild_id, bild]));
  return galerie.flatMap(({ bild_id, bildtext }) => {
    const bild = byId.get(bild_id);
    return bild ? [buildBildupload(bild, bildtext)] : [];
  });
}
