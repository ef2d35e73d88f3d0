import type { Release } from '@gm/shared/vertrag/release';

/** Bytes that a page needs for one template before compression; without an island no code of it reaches the browser. */
export function weighTemplate({ entry, files, templates }: Release, name: string): { js: number; css: number } {
  const { js = [], css = [], island = null } = templates[name] ?? {};
  const sum = (names: readonly string[]) => names.reduce((bytes, file) => bytes + (files[file]?.size ?? 0), 0);
  return { js: island ? sum([entry, ...js]) : 0, css: sum(css) };
}
