import { getAnsprechpartnerPfad } from '@gm/shared/bereiche/wegweiser/get-ansprechpartner-pfad';
import { htmlFeld, listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';
import { zeitenFeld } from '../oeffnungszeiten/zeiten-felder.ts';

/** Somebody of the administration; without a name there is nobody to show. */
export const personSchema = z.object({
  name: z.string().min(1),
  funktion: textFeld,
  telefon: textFeld,
  email: textFeld,
  zimmer: textFeld,
  detailURL: textFeld,
});

const anschrift = z.object({ strasse: textFeld, hausnummer: textFeld, postleitzahl: textFeld, ort: textFeld });

/** Structured times alone, or beside a text (requirement W-4: `oeffnungszeiten.text`). */
const oeffnungszeiten = z.union([
  z.array(z.unknown()).transform((zeiten) => ({ text: null, zeiten: zeitenFeld.parse(zeiten) })),
  z.object({ text: htmlFeld, zeiten: zeitenFeld }),
]);

/** Fields of an organisational unit as a content system sends them (requirement W-4). */
const stelleFelder = z.object({
  id: z.number().int().nullable().catch(null),
  name: z.string().min(1),
  titel: textFeld,
  detailURL: textFeld,
  anschriften: listenFeld(anschrift),
  telefon: textFeld,
  email: textFeld,
  oeffnungszeiten: oeffnungszeiten.catch({ text: null, zeiten: [] }),
  textbloecke: listenFeld(z.object({ typ: z.string(), text: htmlFeld })),
  taggingpfad: textFeld,
  leitung: personSchema.nullable().catch(null),
});

/** What is shown of a unit: its preamble and where its contact persons are, instead of what they are made of. */
function showStelle({ id, taggingpfad, textbloecke, titel, ...stelle }: z.output<typeof stelleFelder>) {
  return {
    ...stelle,
    titel: titel || stelle.name,
    vorspann: textbloecke.find(({ typ }) => typ === 'preamble')?.text ?? null,
    ansprechpartnerURL:
      id === null || !taggingpfad ? null : getAnsprechpartnerPfad({ id, taggingpfad, name: stelle.name }),
  };
}

/** How to reach a unit. */
export const stelleSchema = stelleFelder.transform(showStelle);
export type Stelle = z.output<typeof stelleSchema>;

/** A unit with those below it. */
export interface StelleMitUnteren extends Stelle {
  untere: StelleMitUnteren[];
}

export const stelleMitUnterenSchema: z.ZodType<StelleMitUnteren> = stelleFelder
  .extend({ untergeordneteOEs: z.lazy(() => listenFeld(stelleMitUnterenSchema)) })
  .transform(({ untergeordneteOEs, ...stelle }) => ({ ...showStelle(stelle), untere: untergeordneteOEs }));
