import { getAnsprechpartnerPfad } from '@gm/shared/bereiche/wegweiser/get-ansprechpartner-pfad';
import { ansprechpartnerSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { htmlFeld, listenFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';
import { zeitenFeld } from '../oeffnungszeiten/zeiten-felder.ts';

const { einheit: erreichbarkeitSchema, data } = ansprechpartnerSchema.shape;
const { anschriften, oeffnungszeiten: zeitenSchema, textbloecke } = erreichbarkeitSchema.shape;

/** Somebody of the administration; without a name there is nobody to show. */
export const personSchema = tolerant(data.element.omit({ id: true }), { name: z.string().min(1) });

/** Structured times alone, or beside a text (requirement W-4: `oeffnungszeiten.text`). */
const oeffnungszeiten = z.union([
  z.array(z.unknown()).transform((zeiten) => ({ text: null, zeiten: zeitenFeld.parse(zeiten) })),
  tolerant(zeitenSchema, { text: htmlFeld, zeiten: zeitenFeld }),
]);

/** Fields of an organisational unit as a content system sends them (requirement W-4). */
const einheitFelder = tolerant(erreichbarkeitSchema.omit({ code: true, art: true }), {
  name: z.string().min(1),
  anschriften: listenFeld(tolerant(anschriften.element, {})),
  oeffnungszeiten: oeffnungszeiten.catch({ text: null, zeiten: [] }),
  textbloecke: listenFeld(tolerant(textbloecke.element, { typ: z.string(), text: htmlFeld })),
  leitung: personSchema.nullable().catch(null),
});

/** What is shown of a unit: its preamble and where its contact persons are, instead of what they are made of. */
function showEinheit({ id, taggingpfad, textbloecke, titel, ...einheit }: z.output<typeof einheitFelder>) {
  return {
    ...einheit,
    titel: titel || einheit.name,
    vorspann: textbloecke.find(({ typ }) => typ === 'preamble')?.text ?? null,
    ansprechpartnerURL:
      id === null || !taggingpfad ? null : getAnsprechpartnerPfad({ id, taggingpfad, name: einheit.name }),
  };
}

/** How to reach a unit. */
export const einheitSchema = einheitFelder.transform(showEinheit);
export type Einheit = z.output<typeof einheitSchema>;

/** A unit with those below it. */
export interface EinheitMitUnteren extends Einheit {
  untere: EinheitMitUnteren[];
}

export const einheitMitUnterenSchema: z.ZodType<EinheitMitUnteren> = einheitFelder
  .extend({ untergeordneteOEs: z.lazy(() => listenFeld(einheitMitUnterenSchema)) })
  .transform(({ untergeordneteOEs, ...einheit }) => ({ ...showEinheit(einheit), untere: untergeordneteOEs }));
