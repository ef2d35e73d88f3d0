import type { OparlArt } from './oparl-arten.ts';

/** Where everything is, as absolute addresses: they are the names of the objects. */
export function createOparlAdressen(siteUrl: string) {
  // Once, not for each of the thousand objects of a page.
  const { origin } = new URL(siteUrl);
  const basis = `${origin}/oparl/v1.1`;
  return {
    system: `${basis}/`,
    koerperschaften: `${basis}/body`,
    objekt: (art: OparlArt, id: number) => `${basis}/${art}/${id}`,
    list: (von: 'body' | 'organization', id: number, art: OparlArt) => `${basis}/${von}/${id}/${art}`,
    /** A page of the site. */
    seite: (pfad: string) => `${origin}${pfad}`,
    datei: (id: number, dateiname: string) =>
      new URL(`/api/ratsinfo/dateien/${id}/${encodeURIComponent(dateiname)}`, siteUrl).href,
  };
}
export type OparlAdressen = ReturnType<typeof createOparlAdressen>;
