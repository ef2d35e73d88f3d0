/** Labels of a picture that a resident sends along. */
export const BILD_FELDER = { bild: 'Bild', bildtext: 'Bildtext', bildcopyright: 'Bildcopyright' } as const;
