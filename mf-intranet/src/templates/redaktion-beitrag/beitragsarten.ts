import type { FormularOptionen } from '@gm/shared/formular/use-formular';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { INHALT_FELDER } from '@gm/shared/schemas/redaktion-inhalt-felder';
import type { ComponentType } from 'react';
import { InhaltFelder } from './inhalt-felder.tsx';

/** One kind of entry, as its area has described it, with its controls. */
export interface Beitragsart {
  Felder: ComponentType<{ beitrag: Beitrag }>;
  felder: readonly string[];
  loadSchema: FormularOptionen['loadSchema'];
  /** What its time means. */
  zeitraum: string;
  /** It has no picture beside its words. */
  ohneBild?: true;
}

/** By the names that the areas of the api give them (`publikationen` of `bereich.ts`). */
export const BEITRAGSARTEN: Readonly<Record<string, Beitragsart>> = {
  inhalt: {
    Felder: InhaltFelder,
    felder: ['art', ...Object.keys(INHALT_FELDER), 'ohne_ersatz', 'barrieren'],
    loadSchema: () => import('@gm/shared/schemas/redaktion-inhalt').then((module) => module.inhaltBeitragSchema),
    zeitraum:
      'Ein neuer Eintrag erscheint mit der Freigabe oder zu dem Beginn, den Sie nennen. Was schon auf der Website steht, ändert sich mit der Freigabe.',
    ohneBild: true,
  },
};
