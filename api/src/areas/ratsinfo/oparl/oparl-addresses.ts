import type { OparlKind } from './oparl-kinds.ts';

/** Absolute URLs, which are the ids of the objects. */
export function createOparlAddresses(siteUrl: string) {
  // Parsed once instead of for each object of a page.
  const { origin } = new URL(siteUrl);
  const basis = `${origin}/oparl/v1.1`;
  return {
    system: `${basis}/`,
    koerperschaften: `${basis}/body`,
    objekt: (kind: OparlKind, id: number) => `${basis}/${kind}/${id}`,
    list: (from: 'body' | 'organization', id: number, kind: OparlKind) => `${basis}/${from}/${id}/${kind}`,
    /** A page of the site. */
    seite: (path: string) => `${origin}${path}`,
    datei: (id: number, fileName: string) =>
      new URL(`/api/ratsinfo/dateien/${id}/${encodeURIComponent(fileName)}`, siteUrl).href,
  };
}
export type OparlAddresses = ReturnType<typeof createOparlAddresses>;
