import { branchenverzeichnisSchema } from '@gm/shared/bereiche/branchenverzeichnis/branchenverzeichnis';
import { listenFeld, orEmpty, paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const { data, auswahl } = branchenverzeichnisSchema.shape;
const adresse = tolerant(data.element.shape.adresse.unwrap().pick({ strasse: true, ort: true }), {});

const eintrag = tolerant(data.element.omit({ id: true, typ: true }), {
  titel: z.string().min(1),
  adresse: adresse.nullable().catch(null),
});

/** A call that failed has no `anzahl`: the directory is out of order then, which is not the same as no entries. */
const antwort = tolerant(branchenverzeichnisSchema, {
  data: listenFeld(eintrag),
  pagination: paginationFeld,
  auswahl: orEmpty(tolerant(auswahl, { buchstaben: listenFeld(z.string().min(1)) })),
});

export const branchenverzeichnis = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ verzeichnis: orEmpty(antwort) }),
  options: z.object({}),
});
