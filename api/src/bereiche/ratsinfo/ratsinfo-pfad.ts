/** Where everything about the council stands. */
export const RATSINFO_PFAD = '/ratsinfo/';

export type Ratsart = 'sitzungen' | 'vorlagen' | 'gremien' | 'personen';

const MUSTER = /^\/ratsinfo\/(sitzungen|vorlagen|gremien|personen)\/([1-9]\d{0,8})\/$/;

/** `/ratsinfo/sitzungen/{id}/`; titles change, so the address has the number alone and stays. */
export function buildRatsPfad(art: Ratsart, id: number): string {
  return `${RATSINFO_PFAD}${art}/${id}/`;
}

/** What a path below `/ratsinfo/` is the page of; null for any other path. */
export function readRatsPfad(pfad: string): { art: Ratsart; id: number } | null {
  const [, art, id] = MUSTER.exec(pfad) ?? [];
  return art && id ? { art: art as Ratsart, id: Number(id) } : null;
}

const DATEIEN = '/api/ratsinfo/dateien/';
const UNTERLAGEN = '/api/ratsinfo/unterlagen/';

/** Address of a file. What is not public has a secret in it instead of a number, and asks who reads it besides. */
export function getFileAddress(datei: {
  id: number;
  oeffentlich: boolean;
  schluessel: string;
  dateiname: string;
}): string {
  const name = encodeURIComponent(datei.dateiname);
  return datei.oeffentlich ? `${DATEIEN}${datei.id}/${name}` : `${UNTERLAGEN}${datei.schluessel}/${name}`;
}

/** Calendar file of all meetings, of those of a body, or of one. */
export function buildRatskalenderPfad(auswahl: { gremium: number } | { sitzung: number }): string {
  return `${RATSINFO_PFAD}kalender.ics?${Object.entries(auswahl).map(([name, id]) => `${name}=${id}`)}`;
}

/** Atom feed of what is new in a body. */
export function buildRatsfeedPfad(gremium: number): string {
  return `${RATSINFO_PFAD}feed.xml?gremium=${gremium}`;
}

/** A meeting with all its papers and files as one file. */
export const buildMappenPfad = (sitzung: number): string => `/api/ratsinfo/sitzungen/${sitzung}/mappe.zip`;
