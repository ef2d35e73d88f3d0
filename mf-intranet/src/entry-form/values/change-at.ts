import type { FormField } from '@gm/shared/schemas/form-field';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the value with a change at the path `a/0/b`; undefined removes a field. The rest is shared, and the order of
 * fields stays: new ones come last.
 */
export function changeAt(value: unknown, [name, ...rest]: readonly string[], fresh: unknown): unknown {
  if (name === undefined) return fresh;
  if (Array.isArray(value)) {
    const index = Number(name);
    return value.map((one, stelle) => (stelle === index ? changeAt(one, rest, fresh) : one));
  }
  const group = isGroup(value) ? value : {};
  const inner = changeAt(group[name], rest, fresh);
  if (inner !== undefined) return { ...group, [name]: inner };
  const { [name]: _, ...other } = group;
  return other;
}

/** Initial value of a new list entry. */
export function createEmpty(kind: string): unknown {
  if (kind === 'gruppe') return {};
  if (kind === 'liste') return [];
  return kind === 'haken' ? false : '';
}

/** `2026-12-24T08:00` → `24.12.2026 08:00` */
const sayMoment = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)T?/, '$3.$2.$1 ').trim();

/** Summary of a list entry: its first texts and numbers, labels of options, formatted dates. */
export function nameValue(
  value: unknown,
  { felder: fields }: FormField,
  listOptions: (field: FormField) => FormField['optionen'] = ({ optionen: options }) => options,
): string {
  if (!isGroup(value)) return '';
  const texts = fields.flatMap((field) => {
    const part = value[field.name];
    if (typeof part !== 'string' && typeof part !== 'number') return [];
    if (field.art === 'tag' || field.art === 'zeitpunkt') return [sayMoment(String(part))];
    return [listOptions(field).find((one) => one.wert === part)?.text ?? String(part)];
  });
  return texts.slice(0, 3).join(', ').slice(0, 80);
}
