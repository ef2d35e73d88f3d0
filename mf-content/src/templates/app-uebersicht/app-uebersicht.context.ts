import { bildFelder, listenFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { kachelSchema, symbolLinkFelder } from '../../kacheln/kachel-schema.ts';

/** Requirement M-13: optional logo, contact icon links, an image, cards in two columns. */
export const appUebersicht = defineTemplate({
  insert: { title: 'Einstiege mit Kacheln', help: 'Kacheln in zwei Spalten, dazu Bild, Logo und Kontakte.' },
  slots: ['content'],
  surface: 'plain',
  context: modulFelder({
    titel: textFeld,
    logo: modulFelder({ bild: bildFelder.bild }).nullable().catch(null),
    kontakte: listenFeld(modulFelder(symbolLinkFelder)),
    ...bildFelder,
    karten: listenFeld(kachelSchema),
  }),
  options: z.object({}),
});
