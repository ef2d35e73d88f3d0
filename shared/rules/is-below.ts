/** Whether a page is below one of the paths, e.g. `/intranet/`; true without any paths. */
export const isBelow = (sitePath: string, paths: readonly string[]): boolean =>
  paths.length === 0 || paths.some((path) => sitePath.startsWith(path));
