import { FERIENPROGRAMM_RUBRIK, type FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { toCents } from '@gm/shared/format/betrag';
import { addTage, WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { getFeiertag } from '@gm/shared/regeln/feiertage';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { findBilder } from '../../kern/inhalt/find-bilder.ts';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import type { Textdatei } from '../../kern/inhalt/inhaltsleser.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { readTag } from '../../kern/inhalt/tag.ts';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import type { FerienoptionenDatei, FerienveranstaltungDatei } from './ferienprogramm-dateien.ts';
import type { FerienVeranstaltungZeile } from './ferienprogramm-repository.ts';

type Ferientag = Pick<FerienveranstaltungDatei, 'datum' | 'wochen' | 'wochentag' | 'tage'>;

/** The first day of an event. Of the example: a week later while one of its days is a public holiday. */
export function findFerientag({ datum, wochen = 1, wochentag = 'MONTAG', tage }: Ferientag, heute: string): string {
  if (datum) return datum;
  const tag = addTage(findMontag(heute), wochen * 7 + WOCHENTAGE.indexOf(wochentag));
  const hasHoliday = Array.from({ length: tage }, (_, index) => getFeiertag(addTage(tag, index))).some(Boolean);
  return hasHoliday ? findFerientag({ wochen: wochen + 1, wochentag, tage }, heute) : tag;
}

/** Settings with the days that `heute` gives them; null where the content has no holiday programme. */
export function buildFerienoptionen(
  { ferienoptionen, gemeinde }: { ferienoptionen: FerienoptionenDatei | null; gemeinde: Pick<Gemeinde, 'plz' | 'ort'> },
  heute: string,
): FerienprogrammOptionen | null {
  if (!ferienoptionen) return null;
  return {
    ...ferienoptionen,
    anmeldung_von: readTag(ferienoptionen.anmeldung_von, heute),
    anmeldung_bis: readTag(ferienoptionen.anmeldung_bis, heute),
    plz: gemeinde.plz,
    ort: gemeinde.ort,
  };
}

interface Quelle {
  ferienprogramm: readonly Textdatei<FerienveranstaltungDatei>[];
  /** Entries of the directory; undefined while that is switched off: events then name no organiser of it. */
  verzeichnis: readonly { id: number }[] | undefined;
}

/** Events with the dates that `heute` gives them. Throws `inhalt_fehlerhaft` for photos and organisers that do not exist. */
export function buildFerienprogramm(
  { ferienprogramm, verzeichnis }: Quelle,
  fotos: Fotos,
  heute: string,
): FerienVeranstaltungZeile[] {
  const fehler = createFehlerliste();
  const eintraege = verzeichnis && new Set(verzeichnis.map(({ id }) => id));
  const zeilen = ferienprogramm.map((eintrag) => {
    const report = (feld: string, text: string) => fehler.add(eintrag.datei, feld, text);
    if (eintrag.eintrag !== undefined && eintraege?.has(eintrag.eintrag) === false) {
      fehler.add(eintrag.datei, 'eintrag', 'Diesen Eintrag gibt es im Branchenverzeichnis nicht.');
    }
    const tag = findFerientag(eintrag, heute);
    const withZeit = (day: string, zeit: string | undefined) => (zeit ? `${day}T${zeit}` : day);
    return {
      id: eintrag.id,
      rubrik: FERIENPROGRAMM_RUBRIK,
      aktiv: true,
      titel: eintrag.titel,
      einleitung: eintrag.einleitung ?? null,
      text: renderMarkdown(eintrag.markdown),
      datum_von: withZeit(tag, eintrag.beginn),
      datum_bis: withZeit(addTage(tag, eintrag.tage - 1), eintrag.ende),
      taeglich: eintrag.taeglich,
      preis: toCents(eintrag.preis),
      preis_geschwister: eintrag.preis_geschwister == null ? null : toCents(eintrag.preis_geschwister),
      alter_min: eintrag.alter_min,
      alter_max: eintrag.alter_max,
      teilnehmer_min: eintrag.teilnehmer_min,
      teilnehmer_max: eintrag.teilnehmer_max,
      vorab_reserviert: eintrag.vorab_reserviert,
      mitbringen: eintrag.mitbringen ?? null,
      veranstalter: eintrag.veranstalter ?? null,
      brancheneintrag_id: (eintraege && eintrag.eintrag) ?? null,
      veranstaltungsort: eintrag.veranstaltungsort ?? null,
      adresse: eintrag.adresse ? JSON.stringify(eintrag.adresse) : null,
      ...findBilder(eintrag, fotos, report),
      bildtext: eintrag.bildtext ?? null,
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
