import { einheitSeiteSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { listenFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitMitUnterenSchema } from '../../verwaltung/einheit-felder.ts';

const leistungen = einheitSeiteSchema.pick({ leistungen: true });
const leistung = tolerant(leistungen.shape.leistungen.element.omit({ einleitung: true }), {
  titel: z.string().min(1),
  detailURL: z.string(),
});

export const organisationseinheit = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    organisationseinheit: z.intersection(
      einheitMitUnterenSchema,
      tolerant(leistungen, { leistungen: listenFeld(leistung) }),
    ),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
