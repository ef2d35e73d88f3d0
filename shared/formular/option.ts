/** One choice of a select or a group; a plain text is its own value. */
export type Option = string | { wert: string; text: string; hinweis?: string };

export function readOption(option: Option): { wert: string; text: string; hinweis?: string } {
  return typeof option === 'string' ? { wert: option, text: option } : option;
}
