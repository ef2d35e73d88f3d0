import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

const zahl = z.coerce.number().nullable().catch(null);

/** Where something is, as far as it is known. */
export const adresseFeld = z
  .object({
    strasse: textFeld,
    plz: textFeld,
    ort: textFeld,
    geokoordinaten: z.object({ latitude: zahl, longitude: zahl }).nullable().catch(null),
  })
  .nullable()
  .catch(null);

export const seoFeld = z.object({ description: textFeld }).nullable().catch(null);

interface MitEinleitung {
  einleitung: string | null;
  seo: z.output<typeof seoFeld>;
}

/** The page's top shows the description: an intro that says the same would stand there twice. */
export function withoutDoubledEinleitung<Eintrag extends MitEinleitung>({ seo, ...eintrag }: Eintrag) {
  return { ...eintrag, einleitung: eintrag.einleitung === seo?.description ? null : eintrag.einleitung };
}
