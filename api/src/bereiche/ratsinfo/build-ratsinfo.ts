import { addTage } from '@gm/shared/regeln/berliner-zeit';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { renderMarkdown } from '../../kern/inhalt/markdown.ts';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import { buildRatsdateien, type Station, VORLAUF_TAGE } from './build-ratsdateien.ts';
import { buildTermine, findLetzterTag, getStatus, getTag, type Termin } from './build-termine.ts';
import { checkRatsinfo } from './check-ratsinfo.ts';
import type { RatsinfoZeilen } from './rats-ablage-repository.ts';
import type { RatsinfoDateien, VorlageDatei } from './ratsinfo-dateien.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const KOERPERSCHAFT = 1;
/** It stays as long as the order in the files stays. */
const numberMitgliedschaft = (person: number, index: number) => person * 20 + index;

const buildZeitpunkt = (tag: string, uhrzeit: string) => dayjs.tz(`${tag} ${uhrzeit}`, 'Europe/Berlin').toISOString();

/**
 * The council of the content folder with the days that `heute` (`YYYY-MM-DD`) gives it. Throws `inhalt_fehlerhaft` for
 * what is there twice, and for numbers that lead nowhere.
 */
export function buildRatsinfo(
  dateien: RatsinfoDateien,
  gemeinde: Pick<Gemeinde, 'name' | 'email' | 'plz' | 'ort'>,
  heute: string,
): RatsinfoZeilen {
  const fehler = createFehlerliste();
  checkRatsinfo(dateien, fehler);
  fehler.throwIfAny();

  const { koerperschaft, gremien, personen, sitzungen, vorlagen } = dateien;
  const montag = findMontag(heute);
  const basis = { koerperschaft_id: KOERPERSCHAFT };
  const nachVorlage = new Map(vorlagen.map((vorlage) => [vorlage.id, vorlage]));
  const nachGremium = new Map(gremien.map((gremium) => [gremium.id, gremium]));
  const nachOrt = new Map(koerperschaft.orte.map((ort) => [ort.id, ort]));

  const termine = buildTermine(sitzungen, nachVorlage, heute);
  const getGremium = (id: number) => nachGremium.get(id)?.name ?? 'Gremium';
  const getSitzung = ({ gremium, zaehlung }: Termin) => `${zaehlung}. Sitzung: ${getGremium(gremium)}`;

  const stationen = new Map<number, Station[]>();
  for (const termin of termine) {
    for (const punkt of termin.punktliste) {
      if (punkt.vorlage === undefined) continue;
      stationen.set(punkt.vorlage, [...(stationen.get(punkt.vorlage) ?? []), { termin, punkt }]);
    }
  }

  const mitgliedschaften = personen.flatMap(({ id, mitglied }) =>
    mitglied.map(({ gremium, funktion, stimmrecht, von, bis }, index) => ({
      ...basis,
      id: numberMitgliedschaft(id, index),
      person_id: id,
      gremium_id: gremium,
      funktion,
      stimmrecht,
      beginn: von === undefined ? null : getTag(montag, von),
      ende: bis === undefined ? null : getTag(montag, bis),
    })),
  );
  const listAnwesende = ({ gremium, datum, entschuldigt }: Termin) =>
    mitgliedschaften
      .filter((eine) => eine.gremium_id === gremium && !entschuldigt.includes(eine.person_id))
      .filter(({ beginn, ende }) => (beginn ?? '') <= datum && datum <= (ende ?? '9'))
      .map(({ person_id }) => person_id);

  const setDate = (vorlage: VorlageDatei) => {
    const [erste] = stationen.get(vorlage.id) ?? [];
    return erste ? addTage(erste.termin.datum, -VORLAUF_TAGE) : getTag(montag, vorlage.woche ?? -1);
  };
  const getAktenzeichen = (vorlage: VorlageDatei) =>
    `${setDate(vorlage).slice(0, 4)}/${String(vorlage.id).padStart(3, '0')}`;

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
      beginn: getTag(montag, beginn),
      ende: findLetzterTag(ende, montag),
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
      name: getSitzung(termin),
      status: getStatus(termin),
      abgesagt: termin.abgesagt,
      beginn: buildZeitpunkt(termin.datum, termin.beginn),
      ende: buildZeitpunkt(termin.datum, termin.ende),
      ort_id: termin.ort,
      gremien: [termin.gremium],
      teilnehmer: termin.istVorbei ? listAnwesende(termin) : [],
    })),
    rats_tagesordnungspunkte: termine.flatMap(({ id: sitzung_id, punktliste, istVorbei }) =>
      punktliste.map(({ id, nummer, position, titel, oeffentlich, ergebnis, beschluss, stimmen }) => ({
        ...basis,
        id,
        sitzung_id,
        nummer,
        position,
        name: titel,
        oeffentlich,
        ergebnis: (istVorbei && ergebnis) || null,
        beschluss: (istVorbei && beschluss) || null,
        abstimmung: istVorbei && stimmen ? stimmen : null,
      })),
    ),
    rats_vorlagen: vorlagen.map((vorlage) => ({
      ...basis,
      id: vorlage.id,
      oeffentlich: vorlage.oeffentlich,
      name: vorlage.name,
      aktenzeichen: getAktenzeichen(vorlage),
      art: vorlage.art,
      datum: setDate(vorlage),
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
    rats_dateien: buildRatsdateien({
      basis,
      termine,
      vorlagen,
      stationen,
      setDate,
      getAktenzeichen,
      getSitzung,
      getGremium,
      getOrt: (id) => nachOrt.get(id)?.beschreibung ?? '',
      countAnwesende: (termin) => listAnwesende(termin).length,
    }),
  };
}
