import { einstellungen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';

const options = { anmeldung_von: '2026-06-01', anmeldung_bis: '2026-07-15', ...einstellungen };

/** Where an organiser asks for a link; with a secret in the address the same template lets in. */
export const beispiele = { anfordern: { context: {}, options } };
