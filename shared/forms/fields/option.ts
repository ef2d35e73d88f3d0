/** An option of a select or a group; a plain string is its own value. `gruppe` is its optgroup in a select. */
export type Option = string | { wert: string; text: string; hinweis?: string; gruppe?: string };

export function readOption(option: Option): Exclude<Option, string> {
  return typeof option === 'string' ? { wert: option, text: option } : option;
}
