import { defineSchritt } from '../../anmeldung/anmeldung.context.ts';

export const ferienprogrammBestaetigen = defineSchritt();
