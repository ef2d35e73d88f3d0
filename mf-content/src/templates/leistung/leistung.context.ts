import { leistungSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { htmlFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { webZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitSchema } from '../../verwaltung/einheit-felder.ts';

/** Nothing that runs scripts, whatever somebody typed. */
const verweis = z
  .object({ titel: z.string().min(1), link: webZielSchema })
  .nullable()
  .catch(null);

/** A service; the texts are sanitised HTML. */
const leistungFeld = tolerant(leistungSchema.omit({ titel: true, einleitung: true, detailURL: true, seo: true }), {
  wer: htmlFeld,
  ablauf: htmlFeld,
  unterlagen: htmlFeld,
  kosten: htmlFeld,
  dauer: htmlFeld,
  recht: htmlFeld,
  online: verweis,
  formular: verweis,
  zustaendig: einheitSchema.nullable().catch(null),
});

export const leistung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ leistung: leistungFeld, jetzt: jetztFeld }),
  options: z.object({}),
});
