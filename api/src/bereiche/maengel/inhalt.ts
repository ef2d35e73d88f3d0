import { createHash } from 'node:crypto';
import { defineStammdaten } from '../../kern/inhalt/inhaltsquelle.ts';
import { type MaengelDatei, maengelDateiSchema, type PlanDatei, planDateiSchema } from './maengel-dateien.ts';

/** Key of the settings in `konfiguration`. */
export const MAENGEL = 'maengel';

const PLAN = 'maengel/plan.yaml';
const BILD = 'maengel/plan.svg';

export interface Maengelstammdaten extends MaengelDatei {
  /** Null where the municipality has no plan of its own. `fassung` is the beginning of its picture's hash. */
  plan: (PlanDatei & { svg: string; fassung: string }) | null;
}

/** Kinds of defects, who mends them, and the plan to show them in. Null where nothing can be reported. */
export const maengelStammdaten = defineStammdaten({
  schluessel: MAENGEL,
  read: (leser) => ({
    maengel: leser.readOptional('maengel.yaml', maengelDateiSchema, null),
    plan: leser.readOptional(PLAN, planDateiSchema, null),
    svg: leser.readSource(BILD),
  }),
  build({ maengel, plan, svg }): Maengelstammdaten | null {
    if (!maengel) return null;
    // The picture may be missing, or what it shows: then people say in words where it is.
    if (!plan || svg === null) return { ...maengel, plan: null };
    const fassung = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    return { ...maengel, plan: { ...plan, svg, fassung } };
  },
});
