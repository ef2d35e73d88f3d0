import { xor } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';
import { isAllowed } from './dialect.ts';

/** Target of a link: exactly one field is filled in. */
export interface LinkTarget {
  /** Address of a page of this site: `/…`, or a fragment of the same page. */
  seite: string;
  adresse: string;
}

/** Paths and fragments of this site; all other addresses have a scheme. */
const OWN = /^(?:\/(?!\/)|#|\?)/;
const isOf = (own: boolean) => (target: string) => target === '' || (isAllowed(target) && OWN.test(target) === own);
const addScheme = (address: string) => (/^www\./i.test(address) ? `https://${address}` : address);

const schema = z
  .object({
    seite: z
      .string()
      .check(z.trim(), z.refine(isOf(true), 'Bitte wählen Sie eine Seite aus der Liste; ihre Adresse beginnt mit /.')),
    adresse: z
      .string()
      .check(
        z.trim(),
        z.overwrite(addScheme),
        z.refine(isOf(false), 'Eine andere Adresse beginnt mit https://, mailto: oder tel:.'),
      ),
  })
  .check(
    xor<LinkTarget>(
      'seite',
      'adresse',
      'Bitte wählen Sie eine Seite dieser Website, oder geben Sie eine andere Adresse an, nicht beides.',
    ),
  );

export const splitLinkziel = (href: string): LinkTarget =>
  OWN.test(href) ? { seite: href, adresse: '' } : { seite: '', adresse: href };

/** The link's address, or the error messages by field. */
export function checkLinkziel(target: LinkTarget): { href: string } | { fehler: Partial<LinkTarget> } {
  const { data, error } = schema.safeParse(target);
  if (data) return { href: data.seite || data.adresse };
  const fault: Partial<LinkTarget> = {};
  for (const { path, message } of error.issues) fault[path[0] as keyof LinkTarget] ??= message;
  return { fehler: fault };
}
