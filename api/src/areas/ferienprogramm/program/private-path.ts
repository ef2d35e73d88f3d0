/** Private page of a booking. */
export const buildStatusPath = (token: string) => `/ferienprogramm-anmeldung/status/?token=${token}`;

/** Page of its bill. */
export const buildBillPath = (token: string) => `/ferienprogramm-anmeldung/rechnung/?token=${token}`;

/** Page of an unconfirmed booking. */
export const buildOpenPath = (token: string) => `/ferienprogramm-anmeldung/offen/?token=${token}`;

/** Private page of a waiting list entry. */
export const buildWaitingPath = (token: string) => `/ferienprogramm-anmeldung/warteliste/?token=${token}`;
