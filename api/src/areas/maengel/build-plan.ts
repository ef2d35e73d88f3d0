import type { Plan } from '@gm/shared/areas/maengel/maengel';
import type { MaengelMasterData } from './content.ts';
import { PLAN_PATH } from './maengel-path.ts';

/** The plan for its pages; null if there is none. */
export function buildPlan(masterData: MaengelMasterData | null): Plan | null {
  if (!masterData?.plan) return null;
  const { breite: width, hoehe: height, nord: north, sued, west, ost: east, fassung: version } = masterData.plan;
  return { src: `${PLAN_PATH}?fassung=${version}`, breite: width, hoehe: height, nord: north, sued, west, ost: east };
}
