import type { Formfeld, Verweise } from '@gm/shared/schemas/formfeld';
import type { SchemaKontextWert } from './schema-kontext.ts';

/** Entries of a list of the form itself as choices, those without a name of their own by their key. */
const listBenannte = (liste: unknown): Verweise[string] =>
  Array.isArray(liste)
    ? liste.flatMap((eintrag: unknown) => {
        const { id, name } = Object(eintrag) as { id?: unknown; name?: unknown };
        return typeof id === 'string' && id !== '' ? [{ wert: id, text: name ? String(name) : id }] : [];
      })
    : [];

/** What there is to choose from: words of the schema, entries of another kind, or of a list of the same form (`#stellen`). */
export function listOptionen(
  { verweis, optionen }: Pick<Formfeld, 'verweis' | 'optionen'>,
  { verweise, read }: Pick<SchemaKontextWert, 'verweise' | 'read'>,
): Verweise[string] {
  if (verweis === null) return optionen;
  return verweis.startsWith('#') ? listBenannte(read(verweis.slice(1))) : (verweise[verweis] ?? []);
}
