import type { CrossReferences, FormField } from '@gm/shared/schemas/form-field';
import type { SchemaContextValue } from './schema-context.ts';

/** Entries of a list in the form as options; unnamed ones by their key. */
const listNamed = (list: unknown): CrossReferences[string] =>
  Array.isArray(list)
    ? list.flatMap((entry: unknown) => {
        const { id, name } = Object(entry) as { id?: unknown; name?: unknown };
        return typeof id === 'string' && id !== '' ? [{ wert: id, text: name ? String(name) : id }] : [];
      })
    : [];

/**
 * Options of a field: fixed ones of the schema, entries of another kind, or of a list in the same form (`#stellen`).
 */
export function listOptions(
  { verweis: crossReference, optionen: options }: Pick<FormField, 'verweis' | 'optionen'>,
  { references: crossReferences, read }: Pick<SchemaContextValue, 'references' | 'read'>,
): CrossReferences[string] {
  if (crossReference === null) return options;
  return crossReference.startsWith('#')
    ? listNamed(read(crossReference.slice(1)))
    : (crossReferences[crossReference] ?? []);
}
