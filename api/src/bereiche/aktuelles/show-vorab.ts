import type { Artikel } from '@gm/shared/bereiche/aktuelles/artikel';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { buildFotoBild, type Fotos } from '../../kern/inhalt/fotos.ts';
import { completeArtikel, createArtikelRepository } from './artikel-repository.ts';
import type { ArtikelZeile } from './artikelbestand-repository.ts';

const OHNE_BILD = { bild: null, bildtext: null, bildcopyright: null };

/** What the page of an article will show once it is written into its table. */
export async function showVorab(db: Datenquelle, zeile: ArtikelZeile, fotos: Fotos): Promise<Artikel> {
  const { id, titel, einleitung, text, rubrik, bild_id = null, bildtext = null, datum_von, highlight, pfad } = zeile;
  const galerie = JSON.parse(zeile.galerie ?? '[]') as { bild_id: string; bildtext: string | null }[];
  const kurz = { id, titel, einleitung, datum_von, highlight, rubrik_name: rubrik, detailURL: pfad, news: true };
  return completeArtikel(
    { ...kurz, ...(buildFotoBild(fotos, bild_id, bildtext) ?? OHNE_BILD) },
    {
      text,
      bildergalerie: galerie.flatMap((bild) => buildFotoBild(fotos, bild.bild_id, bild.bildtext) ?? []),
      verwandte: await createArtikelRepository(db).listVerwandte(rubrik, id),
    },
  );
}
