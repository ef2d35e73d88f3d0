import { measureDistance } from '@gm/shared/areas/maengel/plan';

/** Properties for detecting duplicate reports. */
interface Spot {
  art: string;
  /** Street of the municipality; null for another kind of location. */
  strasse: string | null;
  ortsteil: string | null;
  breitengrad: number | null;
  laengengrad: number | null;
}

/** Metres: typical error of phone positioning between buildings. */
const NEAR_METER = 60;
/** Users will not read more before sending. */
const SHOWN = 5;

const getPoint = ({ breitengrad: latitude, laengengrad: longitude }: Spot) =>
  latitude === null || longitude === null ? null : { breitengrad: latitude, laengengrad: longitude };

/** Distance in metres; without both positions the same street counts as near, otherwise as far. */
function measure(a: Spot, b: Spot): number {
  const [point, other] = [getPoint(a), getPoint(b)];
  if (point && other) return measureDistance(point, other);
  return a.strasse !== null && a.strasse === b.strasse && a.ortsteil === b.ortsteil
    ? NEAR_METER
    : Number.POSITIVE_INFINITY;
}

/** Possible duplicates of the same kind, nearest first. */
export function findNear<One extends Spot>(maengel: readonly One[], wanted: Spot): One[] {
  return maengel
    .filter(({ art: kind }) => kind === wanted.art)
    .map((mangel) => ({ mangel, meter: measure(mangel, wanted) }))
    .filter(({ meter }) => meter <= NEAR_METER)
    .sort((a, b) => a.meter - b.meter)
    .slice(0, SHOWN)
    .map(({ mangel }) => mangel);
}
