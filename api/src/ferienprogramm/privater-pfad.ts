/** Path of a booking's private page. */
export const bildeStatusPfad = (token: string) => `/ferienprogramm-anmeldung/status/?token=${token}`;

/** Path of a private page on the waiting list. */
export const bildeWartePfad = (token: string) => `/ferienprogramm-anmeldung/warteliste/?token=${token}`;
