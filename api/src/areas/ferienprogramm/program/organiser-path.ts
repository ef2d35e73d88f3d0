/** Page on which organisers request a login link. */
export const ORGANISER_PATH = '/ferienprogramm-veranstalter/';

/** Page that consumes a mailed login link. */
export const buildAccessPath = (token: string) => `${ORGANISER_PATH}zugang/?token=${token}`;

/** Page of an organiser's events. */
export const buildOverviewPath = (token: string) => `${ORGANISER_PATH}veranstaltungen/?token=${token}`;

/** Page of a helper's events. */
export const buildHelperPath = (token: string) => `${ORGANISER_PATH}helfen/?token=${token}`;

/** Page of the attendance list. Its URL contains no personal data. */
export const BEFORE_LOCATION_PATH = `${ORGANISER_PATH}vor-ort/`;

/** Page of one event of an organiser. */
export const buildSheetPath = (token: string, id: number) => `${ORGANISER_PATH}blatt/?token=${token}&id=${id}`;
