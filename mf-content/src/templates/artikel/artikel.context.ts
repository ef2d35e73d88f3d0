import { artikelSchema } from '@gm/shared/areas/aktuelles/artikel';
import { defineTemplate } from '@gm/shared/contract';
import { htmlField, imageFields, listField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { seoField, withoutDoubledIntro } from '../../entry/entry-fields.ts';
import { messageSchema } from '../../news/message.ts';

/** More would distract from the article. */
const MAX_RELATED = 3;

const artikelField = tolerant(
  artikelSchema.omit({ id: true, titel: true, detailURL: true, highlight: true, news: true }),
  {
    ...imageFields,
    text: htmlField,
    bildergalerie: listField(z.object(imageFields)),
    verwandte: listField(messageSchema, MAX_RELATED),
    seo: seoField,
  },
).transform(withoutDoubledIntro);

export const artikel = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ artikel: artikelField }),
  options: z.object({}),
});
