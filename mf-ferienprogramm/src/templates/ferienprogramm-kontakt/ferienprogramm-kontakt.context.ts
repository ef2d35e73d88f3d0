import { defineStep } from '../../registration/registration.context.ts';

export const ferienprogrammKontakt = defineStep(['id']);
