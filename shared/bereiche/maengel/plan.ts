/** A place, in degrees of WGS 84. */
export interface Punkt {
  breitengrad: number;
  laengengrad: number;
}

/** A plan of the municipality: its size in pixels, and the degrees at its four edges. */
export interface Ausschnitt {
  breite: number;
  hoehe: number;
  nord: number;
  sued: number;
  west: number;
  ost: number;
}

/** A street, with its course in pixels of the plan where the plan shows it: x, y, x, y … */
export interface Planstrasse {
  id: string;
  name: string;
  ortsteil: string;
  linie?: readonly number[] | undefined;
}

/** Metres of one degree from south to north. */
const METER_JE_GRAD = 111_195;
/** Pixels have no more to tell: some ten centimetres. */
const STELLEN = 6;

const toRadians = (grad: number) => (grad * Math.PI) / 180;
const round = (grad: number) => Number(grad.toFixed(STELLEN));

/** Metres between two places that are not far from each other; of far ones the right number of kilometres. */
export function measureDistance(a: Punkt, b: Punkt): number {
  const breite = toRadians((a.breitengrad + b.breitengrad) / 2);
  const x = (b.laengengrad - a.laengengrad) * Math.cos(breite);
  return Math.hypot(x, b.breitengrad - a.breitengrad) * METER_JE_GRAD;
}

/** Where a place is in the plan. Over a few kilometres the earth is flat: the same step is the same angle everywhere. */
export function toPixel(plan: Ausschnitt, { breitengrad, laengengrad }: Punkt): [x: number, y: number] {
  return [
    ((laengengrad - plan.west) / (plan.ost - plan.west)) * plan.breite,
    ((plan.nord - breitengrad) / (plan.nord - plan.sued)) * plan.hoehe,
  ];
}

/** What lies at a pixel of the plan. */
export function toPunkt(plan: Ausschnitt, x: number, y: number): Punkt {
  return {
    breitengrad: round(plan.nord - (y / plan.hoehe) * (plan.nord - plan.sued)),
    laengengrad: round(plan.west + (x / plan.breite) * (plan.ost - plan.west)),
  };
}

export const isInside = (plan: Ausschnitt, { breitengrad, laengengrad }: Punkt): boolean =>
  breitengrad <= plan.nord && breitengrad >= plan.sued && laengengrad >= plan.west && laengengrad <= plan.ost;

/** Metres from the plan's middle. */
export const measureFromMiddle = (plan: Ausschnitt, punkt: Punkt): number =>
  measureDistance(toPunkt(plan, plan.breite / 2, plan.hoehe / 2), punkt);

/** Pixels from a point to the stretch between two others. */
function measureToStretch(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

function measureToLine(x: number, y: number, linie: readonly number[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 3 < linie.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = linie.slice(at, at + 4);
    nearest = Math.min(nearest, measureToStretch(x, y, [ax, ay, bx, by]));
  }
  return nearest;
}

/** Farther away from it, nobody would say that something is in this street. */
const STRASSE_METER = 120;

/** The street a place is in or beside; null where there is none near. */
export function findNearestStrasse<Strasse extends Planstrasse>(
  plan: Ausschnitt,
  strassen: readonly Strasse[],
  punkt: Punkt,
): Strasse | null {
  const [x, y] = toPixel(plan, punkt);
  const meterJePixel = measureDistance(toPunkt(plan, 0, plan.hoehe / 2), toPunkt(plan, 1000, plan.hoehe / 2)) / 1000;
  let found: Strasse | null = null;
  let nearest = STRASSE_METER / meterJePixel;
  for (const strasse of strassen) {
    const entfernt = strasse.linie ? measureToLine(x, y, strasse.linie) : Number.POSITIVE_INFINITY;
    if (entfernt >= nearest) continue;
    nearest = entfernt;
    found = strasse;
  }
  return found;
}
