import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Insertable } from 'kysely';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { classifyEintrag } from '../../kern/suche/classify-eintrag.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { BrancheneintragDatei, BranchenRubrik } from './branchenverzeichnis-dateien.ts';
import type { BrancheneintraegeTabelle } from './tables.ts';

const DATEI = 'branchenverzeichnis.yaml';

interface Quelle {
  gemeinde: Pick<Gemeinde, 'ortsteile' | 'plz' | 'ort'>;
  brancheneintraege: readonly BrancheneintragDatei[];
  branchenrubriken: readonly BranchenRubrik[];
}

/** Entries of the directory as rows. Throws `inhalt_fehlerhaft` for numbers used twice, unknown categories and photos. */
export function buildBranchenverzeichnis(
  { gemeinde, brancheneintraege, branchenrubriken }: Quelle,
  fotos: Fotos,
): Insertable<BrancheneintraegeTabelle>[] {
  const fehler = createFehlerliste();
  const rubriken = new Map(branchenrubriken.map(({ id, rubrik }) => [id, rubrik]));
  const nummern = new Set<number>();
  const zeilen = brancheneintraege.map((eintrag) => {
    const { id, typ, titel, einleitung = '', ansprechpartner = '', zeiten = [], hinweis } = eintrag;
    const report = (feld: string, text: string) => fehler.add(DATEI, `${id}.${feld}`, text);
    if (nummern.has(id)) report('id', 'Die Nummer gibt es zweimal.');
    nummern.add(id);
    const rubrik = rubriken.get(eintrag.rubrik);
    if (rubrik === undefined) report('rubrik', 'Diese Rubrik steht nicht in branchenrubriken.yaml.');
    if (!gemeinde.ortsteile.includes(eintrag.ortsteil)) report('ortsteil', 'Diesen Ortsteil gibt es nicht.');
    const foto = eintrag.foto === undefined ? null : fotos.get(eintrag.foto);
    if (foto === undefined) report('foto', `Das Foto „${eintrag.foto}“ steht nicht in fotos/fotos.yaml.`);
    const { link = '', telefon = '', telefax = '', email = '', strasse, ortsteil } = eintrag;
    const geokoordinaten = eintrag.geo ?? null;
    const text = renderMarkdown(eintrag.md ?? '');
    const regulaereZeiten = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', hinweisText: hinweis ?? null, regulaereZeiten: zeiten };
    return {
      id,
      typ,
      titel,
      rubrik_id: eintrag.rubrik,
      einleitung,
      text,
      kontakt: JSON.stringify({ link, telefon, telefax, email }),
      adresse: JSON.stringify({ strasse, plz: gemeinde.plz, ort: `${gemeinde.ort}-${ortsteil}`, geokoordinaten }),
      ansprechpartner,
      oeffnungszeiten: JSON.stringify(
        zeiten.length > 0 || hinweis ? [{ ...regulaereZeiten, abweichendeZeiten: [] }] : [],
      ),
      bild_id: foto?.id ?? null,
      bildtext: eintrag.bildtext ?? '',
      ...classifyEintrag(titel, [rubrik ?? '', einleitung, htmlToText(text), ansprechpartner, strasse, ortsteil]),
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
