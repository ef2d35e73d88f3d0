export const FERIENPROGRAMM_PFAD = '/kinderferienprogramm/';
const MUSTER = /^\/kinderferienprogramm\/([1-9]\d{0,8})\/$/;

/** `/kinderferienprogramm/{id}/`, the path of an event's page. */
export function buildFerienPfad(id: number): string {
  return `${FERIENPROGRAMM_PFAD}${id}/`;
}

/** The event whose page a path is; null for any other path. */
export function readFerienId(pfad: string): number | null {
  const id = MUSTER.exec(pfad)?.[1];
  return id === undefined ? null : Number(id);
}
