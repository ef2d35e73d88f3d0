/** Where organisers ask for a link. */
export const VERANSTALTER_PFAD = '/ferienprogramm-veranstalter/';

/** Path of the page on which a mail's link is used. */
export const buildZugangPfad = (token: string) => `${VERANSTALTER_PFAD}zugang/?token=${token}`;

/** Path of an organiser's events. */
export const buildUebersichtPfad = (token: string) => `${VERANSTALTER_PFAD}veranstaltungen/?token=${token}`;

/** Path of what somebody helps at. */
export const buildHelferPfad = (token: string) => `${VERANSTALTER_PFAD}helfen/?token=${token}`;

/** Where the attendance list is on the day. Its address names nobody. */
export const VOR_ORT_PFAD = `${VERANSTALTER_PFAD}vor-ort/`;

/** Path of one of them. */
export const buildBlattPfad = (token: string, id: number) => `${VERANSTALTER_PFAD}blatt/?token=${token}&id=${id}`;
