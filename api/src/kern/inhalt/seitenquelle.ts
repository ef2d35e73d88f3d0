import type { Route } from '@gm/shared/schemas/seite';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildEintragRoute, type EintragSeite } from '../regeln/build-eintrag-route.ts';
import { buildFeed } from '../regeln/build-feed.ts';
import { buildRedirect } from '../regeln/build-redirect.ts';
import type { EintragPfad } from '../regeln/eintrag-pfad.ts';

/** Pages that stand in no content file: an area makes them of its own tables. */
export interface Seitenquelle {
  /** The page of a path, the same for everybody; null for a path of somebody else. */
  find?(pfad: string): Promise<Route | null>;
  /** The page of a path as only this visitor may see it; it is kept nowhere. Null where there is nothing of the kind. */
  findPrivate?(pfad: string, request: FastifyRequest, reply: FastifyReply): Promise<Route | null>;
  /** Overviews of the content that have an Atom feed. */
  feeds?: readonly string[];
}

/** A kind of content whose entries have a page each. */
export interface Eintragsart {
  pfad: EintragPfad;
  /** Template of the page, and name of its call. */
  template: string;
  /** The call without the number at its end. */
  endpoint: string;
  passThrough?: Route['apiCalls'][number]['options']['passThrough'];
  hasFeed?: boolean;
  /** Page that lists the entries, where it is not the folder of their pages. */
  uebersicht?: string;
  /** Title of the list while no page of the content gives it one. */
  titel: string;
  find(id: number): Promise<EintragSeite | null>;
}

/** Title of a page of the content, or null. */
export type FindTitel = (pfad: string) => Promise<string | null>;

/** The pages of entries: found by the number at the end of their address, moved on to it when the title has changed. */
export function createEintragseiten(arten: readonly Eintragsart[], findTitel: FindTitel): Seitenquelle {
  return {
    feeds: arten.filter(({ hasFeed }) => hasFeed).map(({ pfad }) => pfad.uebersicht),
    async find(pfad) {
      for (const { pfad: eintragPfad, uebersicht: href = eintragPfad.uebersicht, find, titel, ...art } of arten) {
        const id = eintragPfad.read(pfad);
        const eintrag = id === null ? null : await find(id);
        if (!eintrag) continue;
        if (eintrag.pfad !== pfad) return buildRedirect(eintrag.pfad, 301);
        const uebersicht = { title: (await findTitel(href)) ?? titel, href };
        const feed = art.hasFeed ? buildFeed(uebersicht) : null;
        return buildEintragRoute(eintrag, { ...art, endpoint: `${art.endpoint}/${id}`, uebersicht, feed });
      }
      return null;
    },
  };
}
