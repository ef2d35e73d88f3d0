import { defineStep } from '../../registration/registration.context.ts';

export const ferienprogrammProgramm = defineStep();
