/** Values of a form by control name: text, a ticked box, or the ticked boxes of a group. */
export type Values = Record<string, string | boolean | string[]>;

export function isEmpty(value: Values[string] | undefined): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}
