import type { Links } from '@gm/shared/schemas/redaktion';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { groupBy } from '../../inhalt/group-by.ts';
import { countPages } from '../../regeln/count-pages.ts';
import { formatZeitpunkt } from '../../regeln/format-zeitpunkt.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { listEditierbare } from '../inhalt/list-editierbare.ts';
import { createLinkRepository, type Linkfilter } from './link-repository.ts';

const PRO_SEITE = 25;

/** Links to elsewhere that lead nowhere or have moved, each with where it stands. */
export async function showLinks(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  isAn: boolean,
  { seite, ...filter }: Linkfilter & { seite: number },
): Promise<Links> {
  const links = createLinkRepository(db);
  const { zuletzt, ...zahlen } = await links.count();
  const { kaputte, umgezogene } = zahlen;
  const anzahl = { '': kaputte + umgezogene, kaputt: kaputte, umgezogen: umgezogene }[filter.typ];
  const fehlerhafte = await links.listFehlerhafte(filter, { seite, proSeite: PRO_SEITE });
  const titel = new Map(listEditierbare(bereiche).map((art) => [art.name, art.titel]));
  const orte = groupBy(await links.listOrte(fehlerhafte.map(({ url }) => url)), ({ url }) => url);
  return {
    isAn,
    ...zahlen,
    zuletzt: zuletzt && formatZeitpunkt(zuletzt),
    anzahl,
    pagination: countPages(anzahl, seite, PRO_SEITE),
    data: fehlerhafte.map(({ url, fehler, seit, umgezogen_nach }) => {
      const hier = orte.get(url) ?? [];
      return {
        url,
        fehler,
        seit: seit && formatZeitpunkt(seit),
        umgezogenNach: umgezogen_nach,
        orte: hier.flatMap(({ art, schluessel, name }) => {
          const eine = titel.get(art);
          return eine === undefined ? [] : [{ titel: name, art: eine, href: buildInhaltHref(art, schluessel) }];
        }),
        weitere: (hier[0]?.anzahl ?? 0) - hier.length,
      };
    }),
  };
}
