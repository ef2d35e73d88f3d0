/** Root of all council pages. */
export const RATSINFO_PATH = '/ratsinfo/';

export type CouncilKind = 'sitzungen' | 'vorlagen' | 'gremien' | 'personen';

const PATTERN = /^\/ratsinfo\/(sitzungen|vorlagen|gremien|personen)\/([1-9]\d{0,8})\/$/;

/** `/ratsinfo/sitzungen/{id}/`; only the id, because titles change. */
export function buildCouncilPath(kind: CouncilKind, id: number): string {
  return `${RATSINFO_PATH}${kind}/${id}/`;
}

/** Kind and id for a path below `/ratsinfo/`; null for any other path. */
export function readCouncilPath(path: string): { art: CouncilKind; id: number } | null {
  const [, kind, id] = PATTERN.exec(path) ?? [];
  return kind && id ? { art: kind as CouncilKind, id: Number(id) } : null;
}

const FILES = '/api/ratsinfo/dateien/';
const PAPERS = '/api/ratsinfo/unterlagen/';

/** URL of a file. A non-public one contains a secret instead of the id, and access is checked, too. */
export function getFileAddress(file: {
  id: number;
  oeffentlich: boolean;
  schluessel: string;
  dateiname: string;
}): string {
  const name = encodeURIComponent(file.dateiname);
  return file.oeffentlich ? `${FILES}${file.id}/${name}` : `${PAPERS}${file.schluessel}/${name}`;
}

/** Calendar file of all meetings, of those of a body, or of one. */
export function buildCouncilCalendarPath(selection: { gremium: number } | { sitzung: number }): string {
  return `${RATSINFO_PATH}kalender.ics?${Object.entries(selection).map(([name, id]) => `${name}=${id}`)}`;
}

/** Atom feed of a body's news. */
export function buildCouncilFeedPath(gremium: number): string {
  return `${RATSINFO_PATH}feed.xml?gremium=${gremium}`;
}

/** ZIP file of a meeting with all its papers and files. */
export const buildBindersPath = (meeting: number): string => `/api/ratsinfo/sitzungen/${meeting}/mappe.zip`;
