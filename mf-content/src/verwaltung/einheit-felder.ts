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
const einheitFelder = z.object({
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
