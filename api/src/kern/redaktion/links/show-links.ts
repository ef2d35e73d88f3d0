import type { Links } from '@gm/shared/schemas/redaktion';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { formatZeitpunkt } from '../../regeln/format-zeitpunkt.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { listEditierbare } from '../inhalt/list-editierbare.ts';
import { nameEintrag } from '../inhalt/name-eintrag.ts';
import { createLinkRepository } from './link-repository.ts';
import { listExterne } from './list-externe.ts';

/** Links to elsewhere that lead nowhere or have moved, each with where it stands. */
export async function showLinks(db: Datenquelle, bereiche: readonly Bereich[], isAn: boolean): Promise<Links> {
  const links = createLinkRepository(db);
  const fehlerhafte = await links.listFehlerhafte();
  const titel = new Map(listEditierbare(bereiche).map((art) => [art.name, art.titel]));
  const orte = new Map<string, Links['data'][number]['orte']>(fehlerhafte.map(({ url }) => [url, []]));
  const eintraege = fehlerhafte.length > 0 ? await createEintragRepository(db).list() : [];
  for (const eintrag of eintraege) {
    const art = titel.get(eintrag.art);
    for (const url of art === undefined ? [] : listExterne(eintrag)) {
      const href = buildInhaltHref(eintrag.art, eintrag.schluessel);
      orte.get(url)?.push({ titel: nameEintrag(eintrag), art: art ?? '', href });
    }
  }
  const { alle, gepruefte, zuletzt } = await links.count();
  return {
    isAn,
    alle,
    gepruefte,
    zuletzt: zuletzt && formatZeitpunkt(zuletzt),
    data: fehlerhafte.map(({ url, fehler, seit, umgezogen_nach }) => ({
      url,
      fehler,
      seit: seit && formatZeitpunkt(seit),
      umgezogenNach: umgezogen_nach,
      orte: orte.get(url) ?? [],
    })),
  };
}
