import { findBilder } from '../../kern/inhalt/find-bilder.ts';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { computeEventDays, describeRepetition, getRrule } from '../../kern/kalender/compute-termine.ts';
import type { KalenderZeile } from './kalenderbestand-repository.ts';
import { findLetztenTag, type OrtDatei, type VeranstaltungDatei } from './veranstaltungen-dateien.ts';

const DATEI = 'veranstaltungen/termine.yaml';

interface Quelle {
  veranstaltungen: readonly VeranstaltungDatei[];
  orte: readonly OrtDatei[];
  rubriken: readonly { id: number }[];
  /** Entries of the directory; undefined while that is switched off: events then name no organiser of it. */
  verzeichnis: readonly { id: number }[] | undefined;
}

/**
 * Events with the dates that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` for numbers used twice and for
 * venues, categories, organisers and photos that do not exist.
 */
export function buildVeranstaltungen(
  { veranstaltungen, orte: ortsdateien, rubriken: rubrikdateien, verzeichnis }: Quelle,
  fotos: Fotos,
  heute: string,
): KalenderZeile[] {
  const fehler = createFehlerliste();
  const orte = new Map(ortsdateien.map((ort) => [ort.name, ort]));
  const rubriken = new Set(rubrikdateien.map(({ id }) => id));
  const eintraege = verzeichnis && new Set(verzeichnis.map(({ id }) => id));
  const nummern = new Set<number>();

  const zeilen = veranstaltungen.map((eintrag): KalenderZeile => {
    const report = (feld: string, text: string) => fehler.add(DATEI, `${eintrag.id}.${feld}`, text);
    if (nummern.has(eintrag.id)) report('id', 'Die Nummer gibt es zweimal.');
    nummern.add(eintrag.id);
    const ort = eintrag.ort ? orte.get(eintrag.ort) : undefined;
    if (eintrag.ort && !ort) report('ort', `Der Ort „${eintrag.ort}“ steht nicht in veranstaltungen/orte.yaml.`);
    if (!eintrag.rubriken.every((id) => rubriken.has(id))) report('rubriken', 'Diese Rubrik gibt es nicht.');
    if (eintrag.eintrag && eintraege?.has(eintrag.eintrag) === false) {
      report('eintrag', 'Diesen Eintrag gibt es im Branchenverzeichnis nicht.');
    }
    const { termin: regel, datum } = eintrag;
    const tage = regel ? computeEventDays(regel, eintrag.tage, heute) : [datum ?? heute];
    const termine = tage.map((von) => ({ von, bis: findLetztenTag(eintrag, von) }));
    const [erster = { von: heute, bis: heute }] = termine;
    const rrule = regel ? getRrule(regel) : null;
    return {
      id: eintrag.id,
      titel: eintrag.titel,
      einleitung: eintrag.einleitung ?? '',
      text: renderMarkdown(eintrag.md),
      rubriken: eintrag.rubriken,
      veranstalter: eintrag.veranstalter ?? '',
      brancheneintrag_id: (eintraege && eintrag.eintrag) ?? null,
      datum_von: erster.von,
      datum_bis: erster.bis,
      zeit_von: eintrag.beginn ?? '',
      zeit_bis: eintrag.ende ?? '',
      taeglich: eintrag.taeglich,
      rrule,
      wiederholung: regel ? describeRepetition(regel) : null,
      termine: rrule === null ? [] : termine,
      eintritt: eintrag.eintritt ?? '',
      veranstaltungsort: eintrag.ort ?? eintrag.anderer_ort ?? '',
      ortsteil: ort?.ortsteil ?? '',
      adresse: ort?.adresse ? JSON.stringify(ort.adresse) : null,
      link: eintrag.link ?? '',
      linktext: eintrag.linktext ?? '',
      bildtext: eintrag.bildtext ?? '',
      ...findBilder(eintrag, fotos, report),
    };
  });
  fehler.throwIfAny();
  return zeilen;
}
