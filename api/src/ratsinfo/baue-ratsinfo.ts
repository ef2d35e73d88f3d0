import { formatDatum } from '@gm/shared/format/datum';
import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { bildeSlug } from '@gm/shared/regeln/bilde-slug';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { RatsinfoZeilen, RatsZeile } from '../daten/rats-ablage-repository.ts';
import { createFehlerliste } from '../inhalt/inhalt-fehler.ts';
import type { Inhalt } from '../inhalt/lies-inhalt.ts';
import { renderMarkdown } from '../inhalt/markdown.ts';
import { htmlZuText } from '../suche/html-zu-text.ts';
import { baueTermine, findeMontag, nenneStatus, nenneTag, type Punkt, type Termin } from './baue-termine.ts';
import { pruefeRatsinfo } from './pruefe-ratsinfo.ts';
import type { VorlageDatei } from './ratsinfo-dateien.ts';
import { setzeEinladung, setzeNiederschrift, setzeVorlage } from './setze-schriftstueck.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const KOERPERSCHAFT = 1;
/** Days before a meeting on which its papers are dated and its invitation goes out. */
const VORLAUF_TAGE = 9;

/** Numbers of what has none of its own in the files; they stay as long as the order in the files stays. */
const nummern = {
  mitgliedschaft: (person: number, index: number) => person * 20 + index,
  vorlagendatei: (vorlage: number, index: number) => vorlage * 20 + index,
  sitzungsdatei: (sitzung: number, index: number) => 500_000 + sitzung * 10 + index,
};

const bildeZeitpunkt = (tag: string, uhrzeit: string) => dayjs.tz(`${tag} ${uhrzeit}`, 'Europe/Berlin').toISOString();

/**
 * The council of the content folder with the days that `heute` (`YYYY-MM-DD`) gives it. Throws `inhalt_fehlerhaft` for
 * what is there twice, and for numbers that lead nowhere.
 */
export function baueRatsinfo(
  { ratsinfo: dateien, gemeinde }: Pick<Inhalt, 'ratsinfo' | 'gemeinde'>,
  heute: string,
): RatsinfoZeilen | null {
  if (!dateien) return null;
  const fehler = createFehlerliste();
  pruefeRatsinfo(dateien, fehler);
  fehler.throwIfAny();

  const { koerperschaft, gremien, personen, sitzungen, vorlagen } = dateien;
  const montag = findeMontag(heute);
  const basis = { koerperschaft_id: KOERPERSCHAFT };
  const nachVorlage = new Map(vorlagen.map((vorlage) => [vorlage.id, vorlage]));
  const nachGremium = new Map(gremien.map((gremium) => [gremium.id, gremium]));
  const nachOrt = new Map(koerperschaft.orte.map((ort) => [ort.id, ort]));

  const termine = baueTermine(sitzungen, nachVorlage, heute);
  const nenneSitzung = ({ gremium, zaehlung }: Termin) =>
    `${zaehlung}. Sitzung: ${nachGremium.get(gremium)?.name ?? 'Gremium'}`;

  /** Where a paper is on the agenda, the first meeting first. */
  const stationen = new Map<number, { termin: Termin; punkt: Punkt }[]>();
  for (const termin of termine) {
    for (const punkt of termin.punktliste) {
      if (punkt.vorlage === undefined) continue;
      stationen.set(punkt.vorlage, [...(stationen.get(punkt.vorlage) ?? []), { termin, punkt }]);
    }
  }

  const mitgliedschaften = personen.flatMap(({ id, mitglied }) =>
    mitglied.map(({ gremium, funktion, stimmrecht, von, bis }, index) => ({
      ...basis,
      id: nummern.mitgliedschaft(id, index),
      person_id: id,
      gremium_id: gremium,
      funktion,
      stimmrecht,
      beginn: von === undefined ? null : nenneTag(montag, von),
      ende: bis === undefined ? null : nenneTag(montag, bis),
    })),
  );
  const listeAnwesende = ({ gremium, datum, entschuldigt }: Termin) =>
    mitgliedschaften
      .filter((eine) => eine.gremium_id === gremium && !entschuldigt.includes(eine.person_id))
      .filter(({ beginn, ende }) => (beginn ?? '') <= datum && datum <= (ende ?? '9'))
      .map(({ person_id }) => person_id);

  const datiere = (vorlage: VorlageDatei) => {
    const [erste] = stationen.get(vorlage.id) ?? [];
    return erste ? addTage(erste.termin.datum, -VORLAUF_TAGE) : nenneTag(montag, vorlage.woche ?? -1);
  };
  const nenneAktenzeichen = (vorlage: VorlageDatei) =>
    `${datiere(vorlage).slice(0, 4)}/${String(vorlage.id).padStart(3, '0')}`;

  const schreibeDatei = (teil: {
    id: number;
    rolle: RatsZeile<'rats_dateien'>['rolle'];
    name: string;
    datum: string;
    quelle: string;
    oeffentlich?: boolean;
    sitzung_id?: number;
    vorlage_id?: number;
  }): RatsZeile<'rats_dateien'> => ({
    ...basis,
    sitzung_id: null,
    punkt_id: null,
    vorlage_id: null,
    oeffentlich: true,
    ...teil,
    dateiname: `${bildeSlug(teil.name)}.pdf`,
    mime: 'application/pdf',
    text: htmlZuText(teil.quelle),
    inhalt: null,
    adresse: null,
  });

  const sitzungsdateien = termine.flatMap((termin) => {
    const oeffentliche = termin.punktliste.filter(({ oeffentlich }) => oeffentlich);
    if (oeffentliche.length === 0) return [];
    const kopf = {
      sitzung: nenneSitzung(termin),
      datum: formatDatum(termin.datum),
      beginn: termin.beginn,
      ende: termin.ende,
      ort: nachOrt.get(termin.ort)?.beschreibung ?? '',
    };
    const einladung = schreibeDatei({
      id: nummern.sitzungsdatei(termin.id, 1),
      rolle: 'invitation',
      name: `Einladung ${formatDatum(termin.datum)}`,
      datum: addTage(termin.datum, -VORLAUF_TAGE),
      quelle: setzeEinladung(kopf, oeffentliche),
      sitzung_id: termin.id,
    });
    if (!termin.istVorbei) return [einladung];
    const niederschrift = schreibeDatei({
      id: nummern.sitzungsdatei(termin.id, 2),
      rolle: 'resultsProtocol',
      name: `Niederschrift ${formatDatum(termin.datum)}`,
      datum: termin.datum,
      quelle: setzeNiederschrift(kopf, oeffentliche, listeAnwesende(termin).length),
      sitzung_id: termin.id,
    });
    return [einladung, niederschrift];
  });
  const vorlagendateien = vorlagen.flatMap((vorlage) => {
    const datum = datiere(vorlage);
    const folge = (stationen.get(vorlage.id) ?? [])
      .filter(({ punkt }) => punkt.oeffentlich || !vorlage.oeffentlich)
      .map(({ termin, punkt }) => ({
        gremium: nachGremium.get(termin.gremium)?.name ?? '',
        datum: formatDatum(termin.datum),
        rolle: punkt.rolle,
      }));
    const kopf = { aktenzeichen: nenneAktenzeichen(vorlage), ...vorlage, datum: formatDatum(datum), folge };
    const haupt = schreibeDatei({
      id: nummern.vorlagendatei(vorlage.id, 0),
      rolle: 'mainFile',
      name: vorlage.name,
      datum,
      quelle: setzeVorlage(kopf, renderMarkdown(vorlage.md)),
      oeffentlich: vorlage.oeffentlich,
      vorlage_id: vorlage.id,
    });
    const anlagen = vorlage.anlagen.map(({ name, md, oeffentlich }, index) =>
      schreibeDatei({
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
  });

  return {
    rats_koerperschaften: [
      {
        id: KOERPERSCHAFT,
        name: koerperschaft.name,
        kurzname: koerperschaft.kurzname,
        ags: koerperschaft.ags,
        webseite: null,
        kontakt_name: `Gemeinde ${gemeinde.name}, Geschäftsstelle Gemeinderat`,
        kontakt_email: gemeinde.email,
      },
    ],
    rats_wahlperioden: koerperschaft.wahlperioden.map(({ id, name, beginn, ende }) => ({
      ...basis,
      id,
      name,
      beginn: nenneTag(montag, beginn),
      ende: addTage(nenneTag(montag, ende), -1),
    })),
    rats_orte: koerperschaft.orte.map(({ raum, ...ort }) => ({
      ...basis,
      ...ort,
      raum: raum ?? null,
      plz: gemeinde.plz,
      ort: gemeinde.ort,
      geojson: null,
    })),
    rats_gremien: gremien.map(({ id, name, kurzname, art, beschreibung, ort }, sortierung) => ({
      ...basis,
      id,
      name,
      kurzname,
      art,
      beschreibung: renderMarkdown(beschreibung),
      beginn: null,
      ende: null,
      ueber_id: null,
      ort_id: ort ?? null,
      sortierung,
    })),
    rats_personen: personen.map(({ id, anrede, titel, vorname, nachname, email, ortsteil, status, bereiche }) => ({
      ...basis,
      id,
      name: [titel, vorname, nachname].filter(Boolean).join(' '),
      vorname,
      nachname,
      anrede,
      titel: titel ? [titel] : [],
      geschlecht: anrede === 'Frau' ? 'weiblich' : 'männlich',
      email: email ?? null,
      telefon: null,
      status: status ? [status] : [],
      ortsteil: ortsteil ?? null,
      taetigkeitsbereiche: bereiche,
    })),
    rats_mitgliedschaften: mitgliedschaften,
    rats_sitzungen: termine.map((termin) => ({
      ...basis,
      id: termin.id,
      name: nenneSitzung(termin),
      status: nenneStatus(termin),
      abgesagt: termin.abgesagt,
      beginn: bildeZeitpunkt(termin.datum, termin.beginn),
      ende: bildeZeitpunkt(termin.datum, termin.ende),
      ort_id: termin.ort,
      gremien: [termin.gremium],
      teilnehmer: termin.istVorbei ? listeAnwesende(termin) : [],
    })),
    rats_tagesordnungspunkte: termine.flatMap(({ id: sitzung_id, punktliste, istVorbei }) =>
      punktliste.map(({ id, nummer, position, titel, oeffentlich, ergebnis, beschluss, stimmen }) => {
        const [ja = 0, nein = 0, enthaltung = 0] = stimmen ?? [];
        return {
          ...basis,
          id,
          sitzung_id,
          nummer,
          position,
          name: titel,
          oeffentlich,
          ergebnis: (istVorbei && ergebnis) || null,
          beschluss: (istVorbei && beschluss) || null,
          abstimmung: istVorbei && stimmen ? { ja, nein, enthaltung } : null,
        };
      }),
    ),
    rats_vorlagen: vorlagen.map((vorlage) => ({
      ...basis,
      id: vorlage.id,
      oeffentlich: vorlage.oeffentlich,
      name: vorlage.name,
      aktenzeichen: nenneAktenzeichen(vorlage),
      art: vorlage.art,
      datum: datiere(vorlage),
      federfuehrende: [],
      urheber_gremien: vorlage.von,
      urheber_personen: vorlage.personen,
      verwandte: vorlage.verwandt,
      orte: [],
      stichworte: vorlage.stichworte,
    })),
    rats_beratungen: [...stationen].flatMap(([vorlage_id, alle]) =>
      alle.map(({ termin, punkt }) => ({
        ...basis,
        id: punkt.id,
        oeffentlich: punkt.oeffentlich && (nachVorlage.get(vorlage_id)?.oeffentlich ?? false),
        vorlage_id,
        punkt_id: punkt.id,
        sitzung_id: termin.id,
        gremien: [termin.gremium],
        federfuehrend: punkt.rolle === 'Entscheidung',
        rolle: punkt.rolle,
      })),
    ),
    rats_dateien: [...sitzungsdateien, ...vorlagendateien],
  };
}
