import { RATSINFO_PFAD } from '../ratsinfo-pfad.ts';

/** Where following is ordered, confirmed and ended, and what its mails are joined to. */
export const RATSABO_ORT = {
  name: 'ratsabo',
  pfad: '/api/ratsinfo/abo',
  seite: `${RATSINFO_PFAD}verfolgen/verwalten/`,
} as const;
