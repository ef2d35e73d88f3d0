import { defineStep } from '../../registration/registration.context.ts';

export const ferienprogrammKinder = defineStep();
