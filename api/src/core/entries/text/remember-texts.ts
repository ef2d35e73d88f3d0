/**
 * Memoises `work` by text. Results are kept in two generations: when the younger exceeds `limit` characters, the older
 * one is dropped.
 */
export function rememberTexts(work: (text: string) => string, limit: number): (text: string) => string {
  let young = new Map<string, string>();
  let old = new Map<string, string>();
  let characters = 0;
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const result = old.get(text) ?? work(text);
    characters += text.length + result.length;
    if (characters > limit) {
      old = young;
      young = new Map();
      characters = text.length + result.length;
    }
    young.set(text, result);
    return result;
  };
}
