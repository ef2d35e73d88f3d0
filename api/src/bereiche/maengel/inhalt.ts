import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineDatei, defineQuelltext } from '../../kern/inhalt/inhaltsart.ts';
import { defineStammdaten } from '../../kern/inhalt/inhaltsquelle.ts';
import { type MaengelDatei, maengelDateiSchema, type PlanDatei, planDateiSchema } from './maengel-dateien.ts';

/** Key of the settings in `konfiguration`. */
export const MAENGEL = 'maengel';

const maengelArt = defineDatei('maengel', 'Einstellungen des Mängelmelders', 'maengel.yaml', maengelDateiSchema);

const planArt = defineDatei('maengelplan', 'Plan des Mängelmelders', 'maengel/plan.yaml', planDateiSchema);

const planbildArt = defineQuelltext('maengelplanbild', 'Zeichnung des Plans', 'maengel/plan.svg', z.null());

export interface Maengelstammdaten extends MaengelDatei {
  /** Null where the municipality has no plan of its own. `fassung` is the beginning of its picture's hash. */
  plan: (PlanDatei & { svg: string; fassung: string }) | null;
}

/** Kinds of defects, who mends them, and the plan to show them in. Null where nothing can be reported. */
export const maengelStammdaten = defineStammdaten({
  schluessel: MAENGEL,
  arten: [maengelArt, planArt, planbildArt],
  read: (leser) => ({
    maengel: leser.find(maengelArt),
    plan: leser.find(planArt),
    svg: leser.findText(planbildArt),
  }),
  build({ maengel, plan, svg }): Maengelstammdaten | null {
    if (!maengel) return null;
    // The picture may be missing, or what it shows: then people say in words where it is.
    if (!plan || svg === null) return { ...maengel, plan: null };
    const fassung = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    return { ...maengel, plan: { ...plan, svg, fassung } };
  },
});
