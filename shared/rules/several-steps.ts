import type { Step } from './release.ts';

/** Actions for several submissions at once; corrections differ by submission. */
export const SEVERAL_STEPS = [
  'uebernehmen',
  'zuweisen',
  'weiterleiten',
  'notiz',
  'rueckfrage',
  'freigeben',
  'ablehnen',
  'oeffnen',
] as const;

/** Actions about which everybody who reported the same is notified as well as the sender. */
export const FOR_ALL: readonly Step[] = ['freigeben', 'ablehnen', 'oeffnen'];
