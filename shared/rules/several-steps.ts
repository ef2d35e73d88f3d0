import { STEPS, type Step } from './release.ts';

/** Actions for several submissions at once; corrections differ by submission. */
export const SEVERAL_STEPS = STEPS.filter((step) => step !== 'korrigieren');

/** Actions about which everybody who reported the same is notified as well as the sender. */
export const FOR_ALL: readonly Step[] = ['freigeben', 'ablehnen', 'oeffnen'];
