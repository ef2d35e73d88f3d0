import type { Mangel, Plan } from '@gm/shared/areas/maengel/maengel';

/** Map shared by the templates' examples. */
export const PLAN: Plan = {
  src: '/api/maengel/plan.svg?fassung=0',
  breite: 1320,
  hoehe: 1068,
  nord: 48.87,
  sued: 48.806,
  west: 8.455,
  ost: 8.575,
};

export const LAMP: Mangel = {
  nummer: 12,
  art: 'Straßenlampe',
  strasse: 'Tannenstraße',
  ortsteil: 'Schwann',
  breitengrad: 48.8286,
  laengengrad: 8.5059,
  stand: 'gemeldet',
  gemeldet: '2026-03-09',
  geaendert: '2026-03-09',
  mal: 1,
};
