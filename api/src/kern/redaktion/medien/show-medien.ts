import type { Medien, Medium } from '@gm/shared/schemas/redaktion';
import { buildBildupload } from '../../bilder/bildupload.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { describeFotos } from '../../inhalt/fotos.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { createMedienRepository, type Medienordnung, type Medienzeile } from './medien-repository.ts';

const PRO_SEITE = 24;

/** A picture of the library as the wire carries it. */
export function buildMedium({ foto, datei }: Medienzeile): Medium {
  const zeile = describeFotos([foto], [datei]).get(foto.datei);
  const { bild } = zeile ? buildBildupload({ ...zeile, bild_id: zeile.id, copyright: null }) : { bild: null };
  if (!bild) throw new Error('A photo that has a file has a picture');
  const bildcopyright = foto.bildcopyright ?? '';
  return {
    datei: foto.datei,
    bild,
    bildcopyright,
    istFertig: foto.alt.trim() !== '' && bildcopyright !== '',
    href: buildInhaltHref('foto', foto.datei),
  };
}

interface Abfrage {
  q: string;
  datei: string;
  typ: '' | 'fertig' | 'unfertig';
  sort: Medienordnung | '';
  seite: number;
}

/** Pictures whose words have all that was typed, or the one of a name. */
export async function showMedien(db: Datenquelle, { q, datei, typ, sort, seite }: Abfrage): Promise<Medien> {
  const medien = createMedienRepository(db);
  const { anzahl: unfertige } = await medien.count({ woerter: [], istFertig: false });
  if (datei) {
    const data = (await medien.pick([datei])).map(buildMedium);
    return { data, anzahl: data.length, istMehr: false, unfertige, pagination: { page: 1, pages: 1 } };
  }
  const filter = {
    woerter: q.split(/\s+/).filter(Boolean),
    istFertig: typ === '' ? undefined : typ === 'fertig',
    ordnung: sort || null,
  };
  const { anzahl, istMehr } = await medien.count(filter);
  const pagination = countPages(anzahl, seite, PRO_SEITE);
  const data = (await medien.list(filter, { seite, proSeite: PRO_SEITE })).map(buildMedium);
  return { data, anzahl, istMehr, unfertige, pagination };
}
