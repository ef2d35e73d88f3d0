/** WGS 84 coordinates in degrees. */
export interface Point {
  breitengrad: number;
  laengengrad: number;
}

/** A plan of the municipality: size in pixels, and the degrees at its four edges. */
export interface Excerpt {
  breite: number;
  hoehe: number;
  nord: number;
  sued: number;
  west: number;
  ost: number;
}

/** A street, with its coordinates in pixels if it is on the plan: x, y, x, y … */
export interface PlanStreet {
  id: string;
  name: string;
  ortsteil: string;
  linie?: readonly number[] | undefined;
}

/** Metres per degree of latitude. */
const METER_PER_DEGREE = 111_195;
/** Decimals; about ten centimetres, finer than a pixel. */
const DECIMALS = 6;

const toRadians = (degree: number) => (degree * Math.PI) / 180;
const round = (degree: number) => Number(degree.toFixed(DECIMALS));

/** Distance in metres, accurate for nearby places and to the kilometre for distant ones. */
export function measureDistance(a: Point, b: Point): number {
  const width = toRadians((a.breitengrad + b.breitengrad) / 2);
  const x = (b.laengengrad - a.laengengrad) * Math.cos(width);
  return Math.hypot(x, b.breitengrad - a.breitengrad) * METER_PER_DEGREE;
}

/** Pixel of a place. Equirectangular: over a few kilometres curvature is negligible. */
export function toPixel(
  plan: Excerpt,
  { breitengrad: latitude, laengengrad: longitude }: Point,
): [x: number, y: number] {
  return [
    ((longitude - plan.west) / (plan.ost - plan.west)) * plan.breite,
    ((plan.nord - latitude) / (plan.nord - plan.sued)) * plan.hoehe,
  ];
}

/** Place at a pixel of the plan. */
export function toPoint(plan: Excerpt, x: number, y: number): Point {
  return {
    breitengrad: round(plan.nord - (y / plan.hoehe) * (plan.nord - plan.sued)),
    laengengrad: round(plan.west + (x / plan.breite) * (plan.ost - plan.west)),
  };
}

export const isInside = (plan: Excerpt, { breitengrad: latitude, laengengrad: longitude }: Point): boolean =>
  latitude <= plan.nord && latitude >= plan.sued && longitude >= plan.west && longitude <= plan.ost;

/** Metres from the centre of the plan. */
export const measureFromMiddle = (plan: Excerpt, point: Point): number =>
  measureDistance(toPoint(plan, plan.breite / 2, plan.hoehe / 2), point);

/** Distance in pixels from a point to a line segment. */
function measureToStretch(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

function measureToLine(x: number, y: number, line: readonly number[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at, at + 4);
    nearest = Math.min(nearest, measureToStretch(x, y, [ax, ay, bx, by]));
  }
  return nearest;
}

/** Maximum distance at which a place still counts as being in a street. */
const STREET_METER = 120;

/** The nearest street to a place; null if none is near. */
export function findNearestStreet<Street extends PlanStreet>(
  plan: Excerpt,
  streets: readonly Street[],
  point: Point,
): Street | null {
  const [x, y] = toPixel(plan, point);
  const meterPerPixel = measureDistance(toPoint(plan, 0, plan.hoehe / 2), toPoint(plan, 1000, plan.hoehe / 2)) / 1000;
  let found: Street | null = null;
  let nearest = STREET_METER / meterPerPixel;
  for (const street of streets) {
    const removed = street.linie ? measureToLine(x, y, street.linie) : Number.POSITIVE_INFINITY;
    if (removed >= nearest) continue;
    nearest = removed;
    found = street;
  }
  return found;
}
