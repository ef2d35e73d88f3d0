/** Below this stand pages as editors see them while they write. */
export const VORSCHAU = '/vorschau/';

/** Header by which the shell says for which of them it asks. */
export const VORSCHAU_KOPF = 'x-vorschau';
