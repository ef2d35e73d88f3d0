import { settings } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';

const options = { anmeldung_von: '2026-06-01', anmeldung_bis: '2026-07-15', ...settings };

/** The request for a login link; with a secret in the address the same template logs in. */
export const examples = { anfordern: { context: {}, options } };
