/** Path of a booking's private page. */
export const buildStatusPfad = (token: string) => `/ferienprogramm-anmeldung/status/?token=${token}`;

/** Path of its bill. */
export const buildRechnungPfad = (token: string) => `/ferienprogramm-anmeldung/rechnung/?token=${token}`;

/** Path of the page on which a booking is confirmed, or waited for. */
export const buildOffenPfad = (token: string) => `/ferienprogramm-anmeldung/offen/?token=${token}`;

/** Path of a private page on the waiting list. */
export const buildWartePfad = (token: string) => `/ferienprogramm-anmeldung/warteliste/?token=${token}`;
