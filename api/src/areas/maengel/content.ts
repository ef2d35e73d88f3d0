import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defineFile, defineSourceText } from '../../core/entries/content-kind.ts';
import { defineMasterData } from '../../core/entries/content-source.ts';
import { type MaengelFile, maengelFileSchema, type PlanFile, planFileSchema } from './maengel-files.ts';

/** Key of the settings in `konfiguration`. */
export const MAENGEL = 'maengel';

const maengelKind = {
  ...defineFile('maengel', 'Einstellungen des Mängelmelders', 'maengel.yaml', maengelFileSchema),
  gruppe: 'Einstellungen',
} as const;

const planKind = {
  ...defineFile('maengelplan', 'Plan des Mängelmelders', 'maengel/plan.yaml', planFileSchema),
  gruppe: 'Einstellungen',
} as const;

const planImageKind = {
  ...defineSourceText('maengelplanbild', 'Zeichnung des Plans', 'maengel/plan.svg', z.null()),
  gruppe: 'Einstellungen',
} as const;

export interface MaengelMasterData extends MaengelFile {
  /** Null if the municipality has no plan of its own. `fassung` is the beginning of the image's hash. */
  plan: (PlanFile & { svg: string; fassung: string }) | null;
}

/** Kinds of defects, responsible offices, and the plan. Null if reporting is disabled. */
export const maengelMasterData = defineMasterData({
  schluessel: MAENGEL,
  arten: [maengelKind, planKind, planImageKind],
  read: (reader) => ({
    maengel: reader.find(maengelKind),
    plan: reader.find(planKind),
    svg: reader.findText(planImageKind),
  }),
  build({ maengel, plan, svg }): MaengelMasterData | null {
    if (!maengel) return null;
    // Without the image or its coordinates the location is described in words.
    if (!plan || svg === null) return { ...maengel, plan: null };
    const version = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    return { ...maengel, plan: { ...plan, svg, fassung: version } };
  },
});
