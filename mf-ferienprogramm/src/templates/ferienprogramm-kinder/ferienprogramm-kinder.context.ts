import { defineSchritt } from '../../anmeldung/anmeldung.context.ts';

export const ferienprogrammKinder = defineSchritt();
