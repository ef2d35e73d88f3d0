import { leistungSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { webTargetSchema } from '@gm/shared/schemas/target';
import { htmlField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { unitSchema } from '../../administration/unit-fields.ts';
import { nowField } from '../../opening-hours/times-fields.ts';

/** Rejects `javascript:` and similar URLs from user input. */
const crossReference = z
  .object({ titel: z.string().min(1), link: webTargetSchema })
  .nullable()
  .catch(null);

/** A service; texts are sanitised HTML. */
const leistungField = tolerant(leistungSchema.omit({ titel: true, einleitung: true, detailURL: true, seo: true }), {
  wer: htmlField,
  ablauf: htmlField,
  unterlagen: htmlField,
  kosten: htmlField,
  dauer: htmlField,
  recht: htmlField,
  online: crossReference,
  formular: crossReference,
  zustaendig: unitSchema.nullable().catch(null),
});

export const leistung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ leistung: leistungField, jetzt: nowField }),
  options: z.object({}),
});
