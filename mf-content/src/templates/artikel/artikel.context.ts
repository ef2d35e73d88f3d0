import { artikelSchema } from '@gm/shared/bereiche/aktuelles/artikel';
import { bildFelder, htmlFeld, listenFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { seoFeld, withoutDoubledEinleitung } from '../../eintrag/eintrag-felder.ts';
import { meldungSchema } from '../../meldungen/meldung.ts';

/** More would compete with the article itself. */
const MAX_VERWANDTE = 3;

const artikelFeld = tolerant(
  artikelSchema.omit({ id: true, titel: true, detailURL: true, highlight: true, news: true }),
  {
    ...bildFelder,
    text: htmlFeld,
    bildergalerie: listenFeld(z.object(bildFelder)),
    verwandte: listenFeld(meldungSchema, MAX_VERWANDTE),
    seo: seoFeld,
  },
).transform(withoutDoubledEinleitung);

export const artikel = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ artikel: artikelFeld }),
  options: z.object({}),
});
