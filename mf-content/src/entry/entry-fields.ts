import { textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const seoField = z.object({ description: textField }).nullable().catch(null);

interface WithIntro {
  einleitung: string | null;
  seo: z.output<typeof seoField>;
}

/** The page header shows the description; an identical intro would repeat it. */
export function withoutDoubledIntro<Entry extends WithIntro>({ seo, ...entry }: Entry) {
  return { ...entry, einleitung: entry.einleitung === seo?.description ? null : entry.einleitung };
}
