import { formatDate } from '@gm/shared/format/date';
import { addDays } from '@gm/shared/rules/berlin-time';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { renderMarkdown } from '../../core/entries/text/markdown.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { CouncilLine } from './files/council-storage-repository.ts';
import { setInvitation, setNiederschrift, setPaper } from './files/set-printed-page.ts';
import type { Point, Termin } from './meetings/build-termine.ts';
import type { PaperFile } from './ratsinfo-files.ts';

/** Days before a meeting on which its papers are dated and its invitation is sent. */
export const LEAD_TIME_DAYS = 9;

/** A paper on an agenda. */
export interface Station {
  termin: Termin;
  punkt: Point;
}

interface CouncilData {
  basis: { koerperschaft_id: number };
  termine: readonly Termin[];
  vorlagen: readonly PaperFile[];
  /** By paper, in the order of the meetings. */
  stationen: ReadonlyMap<number, readonly Station[]>;
  /** Calendar day of a paper. */
  setDate(paper: PaperFile): string;
  getAktenzeichen(paper: PaperFile): string;
  getSitzung(termin: Termin): string;
  getGremium(id: number): string;
  getOrt(id: number): string;
  countAnwesende(termin: Termin): number;
}

type FileLine = CouncilLine<'rats_dateien'>;

/** Ids are stable as long as the order in the content's files is. */
const numbers = {
  vorlagendatei: (paper: number, index: number) => paper * 20 + index,
  sitzungsdatei: (meeting: number, index: number) => 500_000 + meeting * 10 + index,
};

const writeFile = (
  part: Pick<FileLine, 'id' | 'koerperschaft_id' | 'rolle' | 'name' | 'datum'> &
    Partial<Pick<FileLine, 'oeffentlich' | 'sitzung_id' | 'vorlage_id'>> & { quelle: string },
): FileLine => ({
  sitzung_id: null,
  punkt_id: null,
  vorlage_id: null,
  oeffentlich: true,
  ...part,
  dateiname: `${buildSlug(part.name)}.pdf`,
  mime: 'application/pdf',
  text: htmlToText(part.quelle),
  inhalt: null,
  adresse: null,
});

/** Invitation of a meeting with a public part, and its minutes once it is over. */
function buildSessionFiles(termin: Termin, data: CouncilData): FileLine[] {
  const publicOnes = termin.punktliste.filter(({ oeffentlich: isPublic }) => isPublic);
  if (publicOnes.length === 0) return [];
  const { basis, getSitzung: getMeeting, getOrt: getLocation, countAnwesende: countPresent } = data;
  const { id, datum: date, beginn: start, ende: end, ort: location } = termin;
  const head = {
    sitzung: getMeeting(termin),
    datum: formatDate(date),
    beginn: start,
    ende: end,
    ort: getLocation(location),
  };
  const invitation = writeFile({
    ...basis,
    id: numbers.sitzungsdatei(id, 1),
    rolle: 'invitation',
    name: `Einladung ${formatDate(date)}`,
    datum: addDays(date, -LEAD_TIME_DAYS),
    quelle: setInvitation(head, publicOnes),
    sitzung_id: id,
  });
  if (!termin.istVorbei) return [invitation];
  const niederschrift = writeFile({
    ...basis,
    id: numbers.sitzungsdatei(id, 2),
    rolle: 'resultsProtocol',
    name: `Niederschrift ${formatDate(date)}`,
    datum: date,
    quelle: setNiederschrift(head, publicOnes, countPresent(termin)),
    sitzung_id: id,
  });
  return [invitation, niederschrift];
}

/** A paper and its attachments. */
function buildTemplateFiles(paper: PaperFile, data: CouncilData): FileLine[] {
  const { basis, stationen: stations, setDate, getAktenzeichen: getFileNumber, getGremium } = data;
  const date = setDate(paper);
  const sequence = (stations.get(paper.id) ?? [])
    .filter(({ punkt: point }) => point.oeffentlich || !paper.oeffentlich)
    .map(({ termin, punkt: point }) => ({
      gremium: getGremium(termin.gremium),
      datum: formatDate(termin.datum),
      rolle: point.rolle,
    }));
  const head = { aktenzeichen: getFileNumber(paper), ...paper, datum: formatDate(date), folge: sequence };
  const main = writeFile({
    ...basis,
    id: numbers.vorlagendatei(paper.id, 0),
    rolle: 'mainFile',
    name: paper.name,
    datum: date,
    quelle: setPaper(head, renderMarkdown(paper.md)),
    oeffentlich: paper.oeffentlich,
    vorlage_id: paper.id,
  });
  const attachments = paper.anlagen.map(({ name, md, oeffentlich: isPublic }, index) =>
    writeFile({
      ...basis,
      id: numbers.vorlagendatei(paper.id, index + 1),
      rolle: 'auxiliaryFile',
      name,
      datum: date,
      quelle: renderMarkdown(md),
      oeffentlich: paper.oeffentlich && isPublic,
      vorlage_id: paper.id,
    }),
  );
  return [main, ...attachments];
}

/** The files of meetings and papers; their PDFs are generated on request. */
export function buildCouncilFiles(data: CouncilData): FileLine[] {
  return [
    ...data.termine.flatMap((termin) => buildSessionFiles(termin, data)),
    ...data.vorlagen.flatMap((paper) => buildTemplateFiles(paper, data)),
  ];
}
