import { addDays } from '@gm/shared/rules/berlin-time';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { createErrorList } from '../../core/entries/content-error.ts';
import { renderMarkdown } from '../../core/entries/text/markdown.ts';
import { findMonday } from '../../core/platform/rules/find-monday.ts';
import { buildCouncilFiles, LEAD_TIME_DAYS, type Station } from './build-council-files.ts';
import { checkRatsinfo } from './check-ratsinfo.ts';
import type { RatsinfoLines } from './files/council-storage-repository.ts';
import { buildTermine, findLastDay, getDay, getStatus, type Termin } from './meetings/build-termine.ts';
import type { PaperFile, RatsinfoFiles } from './ratsinfo-files.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const CORPORATION = 1;
/** Stable as long as the order in the files is. */
const numberMembership = (person: number, index: number) => person * 20 + index;

const buildMoment = (day: string, timeOfDay: string) => dayjs.tz(`${day} ${timeOfDay}`, 'Europe/Berlin').toISOString();

/**
 * The council from the content folder with dates relative to `today` (`YYYY-MM-DD`). Throws `inhalt_fehlerhaft` for
 * duplicates and unknown numbers.
 */
export function buildRatsinfo(
  files: RatsinfoFiles,
  gemeinde: Pick<Gemeinde, 'name' | 'email' | 'plz' | 'ort'>,
  today: string,
): RatsinfoLines {
  const error = createErrorList();
  checkRatsinfo(files, error);
  error.throwIfAny();

  const { koerperschaft: corporation, gremien, personen: persons, sitzungen: meetings, vorlagen: papers } = files;
  const monday = findMonday(today);
  const basis = { koerperschaft_id: CORPORATION };
  const afterPaper = new Map(papers.map((paper) => [paper.id, paper]));
  const afterGremium = new Map(gremien.map((gremium) => [gremium.id, gremium]));
  const afterLocation = new Map(corporation.orte.map((location) => [location.id, location]));

  const termine = buildTermine(meetings, afterPaper, today);
  const getGremium = (id: number) => afterGremium.get(id)?.name ?? 'Gremium';
  const getMeeting = ({ gremium, zaehlung: counting }: Termin) => `${counting}. Sitzung: ${getGremium(gremium)}`;

  const stations = new Map<number, Station[]>();
  for (const termin of termine) {
    for (const point of termin.punktliste) {
      if (point.vorlage === undefined) continue;
      stations.set(point.vorlage, [...(stations.get(point.vorlage) ?? []), { termin, punkt: point }]);
    }
  }

  const memberships = persons.flatMap(({ id, mitglied: member }) =>
    member.map(({ gremium, funktion: role, stimmrecht, von: from, bis: until }, index) => ({
      ...basis,
      id: numberMembership(id, index),
      person_id: id,
      gremium_id: gremium,
      funktion: role,
      stimmrecht,
      beginn: from === undefined ? null : getDay(monday, from),
      ende: until === undefined ? null : getDay(monday, until),
    })),
  );
  const listPresent = ({ gremium, datum: date, entschuldigt: excused }: Termin) =>
    memberships
      .filter((one) => one.gremium_id === gremium && !excused.includes(one.person_id))
      .filter(({ beginn: start, ende: end }) => (start ?? '') <= date && date <= (end ?? '9'))
      .map(({ person_id }) => person_id);

  const setDate = (paper: PaperFile) => {
    const [first] = stations.get(paper.id) ?? [];
    return first ? addDays(first.termin.datum, -LEAD_TIME_DAYS) : getDay(monday, paper.woche ?? -1);
  };
  const getFileNumber = (paper: PaperFile) => `${setDate(paper).slice(0, 4)}/${String(paper.id).padStart(3, '0')}`;

  return {
    rats_koerperschaften: [
      {
        id: CORPORATION,
        name: corporation.name,
        kurzname: corporation.kurzname,
        ags: corporation.ags,
        webseite: null,
        kontakt_name: `Gemeinde ${gemeinde.name}, Geschäftsstelle Gemeinderat`,
        kontakt_email: gemeinde.email,
      },
    ],
    rats_wahlperioden: corporation.wahlperioden.map(({ id, name, beginn: start, ende: end }) => ({
      ...basis,
      id,
      name,
      beginn: getDay(monday, start),
      ende: findLastDay(end, monday),
    })),
    rats_orte: corporation.orte.map(({ raum: room, ...location }) => ({
      ...basis,
      ...location,
      raum: room ?? null,
      plz: gemeinde.plz,
      ort: gemeinde.ort,
      geojson: null,
    })),
    rats_gremien: gremien.map(
      ({ id, name, kurzname: shortName, art: kind, beschreibung: description, ort: location }, sorting) => ({
        ...basis,
        id,
        name,
        kurzname: shortName,
        art: kind,
        beschreibung: renderMarkdown(description),
        beginn: null,
        ende: null,
        ueber_id: null,
        ort_id: location ?? null,
        sortierung: sorting,
      }),
    ),
    rats_personen: persons.map(
      ({
        id,
        anrede: salutation,
        titel: title,
        vorname: firstName,
        nachname: lastName,
        email,
        ortsteil,
        status,
        bereiche: areas,
      }) => ({
        ...basis,
        id,
        name: [title, firstName, lastName].filter(Boolean).join(' '),
        vorname: firstName,
        nachname: lastName,
        anrede: salutation,
        titel: title ? [title] : [],
        geschlecht: salutation === 'Frau' ? 'weiblich' : 'männlich',
        email: email ?? null,
        telefon: null,
        status: status ? [status] : [],
        ortsteil: ortsteil ?? null,
        taetigkeitsbereiche: areas,
      }),
    ),
    rats_mitgliedschaften: memberships,
    rats_sitzungen: termine.map((termin) => ({
      ...basis,
      id: termin.id,
      name: getMeeting(termin),
      status: getStatus(termin),
      abgesagt: termin.abgesagt,
      beginn: buildMoment(termin.datum, termin.beginn),
      ende: buildMoment(termin.datum, termin.ende),
      ort_id: termin.ort,
      gremien: [termin.gremium],
      teilnehmer: termin.istVorbei ? listPresent(termin) : [],
    })),
    rats_tagesordnungspunkte: termine.flatMap(({ id: sitzung_id, punktliste: pointList, istVorbei: isPast }) =>
      pointList.map(
        ({
          id,
          nummer: num,
          position,
          titel: title,
          oeffentlich: isPublic,
          ergebnis: result,
          beschluss,
          stimmen: votes,
        }) => ({
          ...basis,
          id,
          sitzung_id,
          nummer: num,
          position,
          name: title,
          oeffentlich: isPublic,
          ergebnis: (isPast && result) || null,
          beschluss: (isPast && beschluss) || null,
          abstimmung: isPast && votes ? votes : null,
        }),
      ),
    ),
    rats_vorlagen: papers.map((paper) => ({
      ...basis,
      id: paper.id,
      oeffentlich: paper.oeffentlich,
      name: paper.name,
      aktenzeichen: getFileNumber(paper),
      art: paper.art,
      datum: setDate(paper),
      federfuehrende: [],
      urheber_gremien: paper.von,
      urheber_personen: paper.personen,
      verwandte: paper.verwandt,
      orte: [],
      stichworte: paper.stichworte,
    })),
    rats_beratungen: [...stations].flatMap(([vorlage_id, all]) =>
      all.map(({ termin, punkt: point }) => ({
        ...basis,
        id: point.id,
        oeffentlich: point.oeffentlich && (afterPaper.get(vorlage_id)?.oeffentlich ?? false),
        vorlage_id,
        punkt_id: point.id,
        sitzung_id: termin.id,
        gremien: [termin.gremium],
        federfuehrend: point.rolle === 'Entscheidung',
        rolle: point.rolle,
      })),
    ),
    rats_dateien: buildCouncilFiles({
      basis,
      termine,
      vorlagen: papers,
      stationen: stations,
      setDate,
      getAktenzeichen: getFileNumber,
      getSitzung: getMeeting,
      getGremium,
      getOrt: (id) => afterLocation.get(id)?.beschreibung ?? '',
      countAnwesende: (termin) => listPresent(termin).length,
    }),
  };
}
