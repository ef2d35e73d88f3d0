import type { Release } from '@gm/shared/contract/release';

/** Uncompressed bytes that one template adds to a page; without an island none of its code reaches the browser. */
export function weighTemplate({ entry, files, templates }: Release, name: string): { js: number; css: number } {
  const { js = [], css = [], island = null } = templates[name] ?? {};
  const sum = (names: readonly string[]) => names.reduce((bytes, file) => bytes + (files[file]?.size ?? 0), 0);
  return { js: island ? sum([entry, ...js]) : 0, css: sum(css) };
}
