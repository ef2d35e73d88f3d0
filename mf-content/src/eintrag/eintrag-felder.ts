import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

export const seoFeld = z.object({ description: textFeld }).nullable().catch(null);

interface MitEinleitung {
  einleitung: string | null;
  seo: z.output<typeof seoFeld>;
}

/** The page's top shows the description: an intro that says the same would stand there twice. */
export function withoutDoubledEinleitung<Eintrag extends MitEinleitung>({ seo, ...eintrag }: Eintrag) {
  return { ...eintrag, einleitung: eintrag.einleitung === seo?.description ? null : eintrag.einleitung };
}
