import { defineSchritt } from '../../anmeldung/anmeldung.context.ts';

export const ferienprogrammKontakt = defineSchritt(['id']);
