/** What was typed into a form, by the controls' names: text, a ticked box, or the ticked boxes of a group. */
export type Werte = Record<string, string | boolean | string[]>;

export function isEmpty(wert: Werte[string] | undefined): boolean {
  return !wert || (Array.isArray(wert) && wert.length === 0);
}
