/** Below this stand pages as editors see them while they write. */
export const VORSCHAU = '/vorschau/';
