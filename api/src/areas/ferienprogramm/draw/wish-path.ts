/** Page of a family's wishes. */
export const buildWishPath = (token: string) => `/ferienprogramm-anmeldung/wuensche/?token=${token}`;

/** Public page to verify the draw. */
export const DRAW_PATH = '/ferienprogramm-verlosung/';
