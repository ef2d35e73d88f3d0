import type { Plan } from '@gm/shared/bereiche/maengel/maengel';
import type { Maengelstammdaten } from './inhalt.ts';
import { PLAN_PFAD } from './maengel-pfad.ts';

/** The plan as pages show it; null where there is none. */
export function buildPlan(stammdaten: Maengelstammdaten | null): Plan | null {
  if (!stammdaten?.plan) return null;
  const { breite, hoehe, nord, sued, west, ost, fassung } = stammdaten.plan;
  return { src: `${PLAN_PFAD}?fassung=${fassung}`, breite, hoehe, nord, sued, west, ost };
}
