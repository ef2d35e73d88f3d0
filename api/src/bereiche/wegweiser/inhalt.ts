import { z } from 'zod';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { buildWegweiser } from './build-wegweiser.ts';
import {
  einheitDateiSchema,
  lebenslageDateiSchema,
  leistungDateiSchema,
  mitarbeiterDateiSchema,
} from './wegweiser-dateien.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

/** Services, units and staff. */
export const wegweiserInhalt = defineInhalt({
  read: (leser) => ({
    einheiten: leser.readOptional('wegweiser/einheiten.yaml', z.array(einheitDateiSchema), []),
    mitarbeiter: leser.readOptional('wegweiser/mitarbeiter.yaml', z.array(mitarbeiterDateiSchema), []),
    lebenslagen: leser.readOptional('wegweiser/lebenslagen.yaml', z.array(lebenslageDateiSchema), []),
    leistungen: leser.readListe('wegweiser/leistungen', leistungDateiSchema),
  }),
  build: (dateien) => buildWegweiser(dateien),
  write: (trx, zeilen) => createWegweiserRepository(trx).replace(zeilen),
});
