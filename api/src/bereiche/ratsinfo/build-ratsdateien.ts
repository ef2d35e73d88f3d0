import { formatDatum } from '@gm/shared/format/datum';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { buildSlug } from '@gm/shared/regeln/build-slug';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { htmlToText } from '../../kern/suche/html-to-text.ts';
import type { Punkt, Termin } from './build-termine.ts';
import type { RatsZeile } from './rats-ablage-repository.ts';
import type { VorlageDatei } from './ratsinfo-dateien.ts';
import { setEinladung, setNiederschrift, setVorlage } from './set-schriftstueck.ts';

/** Days before a meeting on which its papers are dated and its invitation goes out. */
export const VORLAUF_TAGE = 9;

/** A paper on an agenda. */
export interface Station {
  termin: Termin;
  punkt: Punkt;
}

interface Ratsdaten {
  basis: { koerperschaft_id: number };
  termine: readonly Termin[];
  vorlagen: readonly VorlageDatei[];
  /** By paper, the first meeting first. */
  stationen: ReadonlyMap<number, readonly Station[]>;
  /** Calendar day of a paper. */
  setDate(vorlage: VorlageDatei): string;
  getAktenzeichen(vorlage: VorlageDatei): string;
  getSitzung(termin: Termin): string;
  getGremium(id: number): string;
  getOrt(id: number): string;
  countAnwesende(termin: Termin): number;
}

type Dateizeile = RatsZeile<'rats_dateien'>;

/** Numbers stay as long as the order in the content's files stays. */
const nummern = {
  vorlagendatei: (vorlage: number, index: number) => vorlage * 20 + index,
  sitzungsdatei: (sitzung: number, index: number) => 500_000 + sitzung * 10 + index,
};

const writeFile = (
  teil: Pick<Dateizeile, 'id' | 'koerperschaft_id' | 'rolle' | 'name' | 'datum'> &
    Partial<Pick<Dateizeile, 'oeffentlich' | 'sitzung_id' | 'vorlage_id'>> & { quelle: string },
): Dateizeile => ({
  sitzung_id: null,
  punkt_id: null,
  vorlage_id: null,
  oeffentlich: true,
  ...teil,
  dateiname: `${buildSlug(teil.name)}.pdf`,
  mime: 'application/pdf',
  text: htmlToText(teil.quelle),
  inhalt: null,
  adresse: null,
});

/** Invitation of a meeting with a public part, and its minutes once it is over. */
function buildSitzungsdateien(termin: Termin, daten: Ratsdaten): Dateizeile[] {
  const oeffentliche = termin.punktliste.filter(({ oeffentlich }) => oeffentlich);
  if (oeffentliche.length === 0) return [];
  const { basis, getSitzung, getOrt, countAnwesende } = daten;
  const { id, datum, beginn, ende, ort } = termin;
  const kopf = { sitzung: getSitzung(termin), datum: formatDatum(datum), beginn, ende, ort: getOrt(ort) };
  const einladung = writeFile({
    ...basis,
    id: nummern.sitzungsdatei(id, 1),
    rolle: 'invitation',
    name: `Einladung ${formatDatum(datum)}`,
    datum: addTage(datum, -VORLAUF_TAGE),
    quelle: setEinladung(kopf, oeffentliche),
    sitzung_id: id,
  });
  if (!termin.istVorbei) return [einladung];
  const niederschrift = writeFile({
    ...basis,
    id: nummern.sitzungsdatei(id, 2),
    rolle: 'resultsProtocol',
    name: `Niederschrift ${formatDatum(datum)}`,
    datum,
    quelle: setNiederschrift(kopf, oeffentliche, countAnwesende(termin)),
    sitzung_id: id,
  });
  return [einladung, niederschrift];
}

/** A paper and what is attached to it. */
function buildVorlagendateien(vorlage: VorlageDatei, daten: Ratsdaten): Dateizeile[] {
  const { basis, stationen, setDate, getAktenzeichen, getGremium } = daten;
  const datum = setDate(vorlage);
  const folge = (stationen.get(vorlage.id) ?? [])
    .filter(({ punkt }) => punkt.oeffentlich || !vorlage.oeffentlich)
    .map(({ termin, punkt }) => ({
      gremium: getGremium(termin.gremium),
      datum: formatDatum(termin.datum),
      rolle: punkt.rolle,
    }));
  const kopf = { aktenzeichen: getAktenzeichen(vorlage), ...vorlage, datum: formatDatum(datum), folge };
  const haupt = writeFile({
    ...basis,
    id: nummern.vorlagendatei(vorlage.id, 0),
    rolle: 'mainFile',
    name: vorlage.name,
    datum,
    quelle: setVorlage(kopf, renderMarkdown(vorlage.md)),
    oeffentlich: vorlage.oeffentlich,
    vorlage_id: vorlage.id,
  });
  const anlagen = vorlage.anlagen.map(({ name, md, oeffentlich }, index) =>
    writeFile({
      ...basis,
      id: nummern.vorlagendatei(vorlage.id, index + 1),
      rolle: 'auxiliaryFile',
      name,
      datum,
      quelle: renderMarkdown(md),
      oeffentlich: vorlage.oeffentlich && oeffentlich,
      vorlage_id: vorlage.id,
    }),
  );
  return [haupt, ...anlagen];
}

/** The files of meetings and papers, which become PDF when somebody asks. */
export function buildRatsdateien(daten: Ratsdaten): Dateizeile[] {
  return [
    ...daten.termine.flatMap((termin) => buildSitzungsdateien(termin, daten)),
    ...daten.vorlagen.flatMap((vorlage) => buildVorlagendateien(vorlage, daten)),
  ];
}
