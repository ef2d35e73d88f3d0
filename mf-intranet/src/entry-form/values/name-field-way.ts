import type { FormField } from '@gm/shared/schemas/form-field';

/**
 * Label of the field `daten/oeffnungszeiten/0/beginn` with its path: `Öffnungszeiten 1 › Beginn`. Undefined for fields
 * outside of the schema; for a block its position in the list.
 */
export function nameFieldWay(form: FormField | undefined, field: string): string | undefined {
  const [root, ...parts] = field.split('/');
  if (root !== 'daten' || !form) return undefined;
  const way: string[] = [];
  let here: FormField | null | undefined = form;
  for (const part of parts) {
    if (here?.art === 'liste' && /^\d+$/.test(part)) {
      way.push(`${way.pop() ?? ''} ${Number(part) + 1}`);
      here = here.eintrag;
    } else {
      here = here?.felder.find(({ name }) => name === part);
      if (!here) break;
      way.push(here.titel);
    }
  }
  return way.length > 0 ? way.join(' › ') : undefined;
}
