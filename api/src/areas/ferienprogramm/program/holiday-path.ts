export const FERIENPROGRAMM_PATH = '/kinderferienprogramm/';
const PATTERN = /^\/kinderferienprogramm\/([1-9]\d{0,8})\/$/;

/** `/kinderferienprogramm/{id}/`, the path of an event's page. */
export function buildHolidayPath(id: number): string {
  return `${FERIENPROGRAMM_PATH}${id}/`;
}

/** Id of the event for the path of its page; null for any other path. */
export function readHolidayId(path: string): number | null {
  const id = PATTERN.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}
