import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitMitUnterenSchema } from '../../verwaltung/einheit-felder.ts';

const leistung = z.object({ titel: z.string().min(1), detailURL: z.string() });

export const organisationseinheit = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    organisationseinheit: z.intersection(einheitMitUnterenSchema, z.object({ leistungen: listenFeld(leistung) })),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
