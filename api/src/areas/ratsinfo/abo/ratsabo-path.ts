import { RATSINFO_PATH } from '../ratsinfo-path.ts';

/** Paths for subscribing, confirming and ending, and the link used in the mails. */
export const RATSABO_LOCATION = {
  name: 'ratsabo',
  pfad: '/api/ratsinfo/abo',
  seite: `${RATSINFO_PATH}verfolgen/verwalten/`,
} as const;
