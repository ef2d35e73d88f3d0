import { defineStep } from '../../registration/registration.context.ts';

export const ferienprogrammBestaetigen = defineStep();
