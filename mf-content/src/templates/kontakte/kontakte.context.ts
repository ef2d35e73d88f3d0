import { listenFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const kontakt = modulFelder({
  titel: z.string().min(1),
  text: textFeld,
  telefon: textFeld,
  email: textFeld,
});

export const kontakte = defineTemplate({
  insert: { title: 'Kontakte', help: 'Wer wofür zuständig ist, jeder mit Telefon und E-Mail zum Antippen.' },
  slots: ['content', 'sidebar'],
  context: z.object({ titel: textFeld, kontakte: listenFeld(kontakt) }),
  options: z.object({}),
});
