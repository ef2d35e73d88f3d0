/** Path of a family's wishes. */
export const buildWunschPfad = (token: string) => `/ferienprogramm-anmeldung/wuensche/?token=${token}`;

/** Where everybody reckons the draw again. */
export const VERLOSUNG_PFAD = '/ferienprogramm-verlosung/';
