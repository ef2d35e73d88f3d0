import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Insertable } from 'kysely';
import { findTimesFrom } from '../../core/content/zeitenstellen.ts';
import { createErrorList } from '../../core/entries/content-error.ts';
import type { Photos } from '../../core/entries/photo-types.ts';
import { renderWithPictures } from '../../core/entries/text/markdown.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import { classifyEntry } from '../../core/services/search/classify-entry.ts';
import type { BranchenCategory, BrancheneintragFile } from './branchenverzeichnis-files.ts';
import type { BrancheneintraegeTable } from './tables.ts';

const FILE = 'branchenverzeichnis.yaml';

interface Source {
  gemeinde: Pick<Gemeinde, 'ortsteile' | 'plz' | 'ort' | 'buergerbuero' | 'weitereOeffnungszeiten'>;
  brancheneintraege: readonly BrancheneintragFile[];
  branchenrubriken: readonly BranchenCategory[];
}

/**
 * Directory entries as rows. Throws `inhalt_fehlerhaft` for duplicate numbers, unknown categories and missing photos.
 */
export function buildBranchenverzeichnis(
  { gemeinde, brancheneintraege, branchenrubriken: branchenCategories }: Source,
  photos: Photos,
): Insertable<BrancheneintraegeTable>[] {
  const error = createErrorList();
  const categories = new Map(branchenCategories.map(({ id, rubrik: category }) => [id, category]));
  const numbers = new Set<number>();
  const lines = brancheneintraege.map((entry) => {
    const {
      id,
      typ: type,
      titel: title,
      einleitung: intro = '',
      ansprechpartner = '',
      zeiten: times = [],
      hinweis: hint,
      zeitenVon: timesFrom,
    } = entry;
    const report = (field: string, text: string) => error.add(FILE, `${id}.${field}`, text);
    if (numbers.has(id)) report('id', 'Die Nummer gibt es zweimal.');
    numbers.add(id);
    const category = categories.get(entry.rubrik);
    if (category === undefined) report('rubrik', 'Diese Rubrik steht nicht in branchenrubriken.yaml.');
    if (!gemeinde.ortsteile.includes(entry.ortsteil)) report('ortsteil', 'Diesen Ortsteil gibt es nicht.');
    const photo = entry.foto === undefined ? null : photos.get(entry.foto);
    if (photo === undefined) report('foto', `Das Foto „${entry.foto}“ steht nicht in fotos/fotos.yaml.`);
    const { link = '', telefon: phone = '', telefax = '', email = '', strasse: street, ortsteil } = entry;
    const geokoordinaten = entry.geo ?? null;
    const text = renderWithPictures(entry.md ?? '', photos, (message) => report('md', message));
    const hasOwn = times.length > 0 || hint !== undefined;
    const location = { fehler: error, datei: FILE, feld: `${id}.zeitenVon` };
    const named = findTimesFrom(gemeinde, { zeitenVon: timesFrom, hatEigene: hasOwn }, location);
    const regularTimes = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', hinweisText: hint ?? null, regulaereZeiten: times };
    return {
      id,
      typ: type,
      titel: title,
      rubrik_id: entry.rubrik,
      einleitung: intro,
      text,
      kontakt: JSON.stringify({ link, telefon: phone, telefax, email }),
      adresse: JSON.stringify({
        strasse: street,
        plz: gemeinde.plz,
        ort: `${gemeinde.ort}-${ortsteil}`,
        geokoordinaten,
      }),
      ansprechpartner,
      oeffnungszeiten: JSON.stringify(named ?? (hasOwn ? [{ ...regularTimes, abweichendeZeiten: [] }] : [])),
      bild_id: photo?.id ?? null,
      bildtext: entry.bildtext ?? '',
      ...classifyEntry(title, [category ?? '', intro, htmlToText(text), ansprechpartner, street, ortsteil]),
    };
  });
  error.throwIfAny();
  return lines;
}
