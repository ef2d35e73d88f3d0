import type { Links } from '@gm/shared/schemas/editor/editorial';
import type { ContentArea } from '../../content/context.ts';
import { groupBy } from '../../entries/group-by.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { countPages } from '../../platform/rules/count-pages.ts';
import { formatMoment } from '../../platform/rules/format-moment.ts';
import { listEditable } from '../kinds/list-editable.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { createLinkRepository, type LinkFilter } from './link-repository.ts';

const PER_PAGE = 25;

/** Broken and moved links, each with the entries that contain it. */
export async function showLinks(
  db: DataSource,
  areas: readonly ContentArea[],
  isAn: boolean,
  { seite: page, ...filter }: LinkFilter & { seite: number },
): Promise<Links> {
  const links = createLinkRepository(db);
  const { zuletzt: lastly, ...figures } = await links.count();
  const { kaputte: broken, umgezogene: moved } = figures;
  const count = { '': broken + moved, kaputt: broken, umgezogen: moved }[filter.typ];
  const faulty = await links.listBroken(filter, { seite: page, proSeite: PER_PAGE });
  const title = new Map(listEditable(areas).map((kind) => [kind.name, kind.titel]));
  const locations = groupBy(await links.listLocations(faulty.map(({ url }) => url)), ({ url }) => url);
  return {
    isAn,
    ...figures,
    zuletzt: lastly && formatMoment(lastly),
    anzahl: count,
    pagination: countPages(count, page, PER_PAGE),
    data: faulty.map(({ url, fehler: error, seit: since, umgezogen_nach }) => {
      const here = locations.get(url) ?? [];
      return {
        url,
        fehler: error,
        seit: since && formatMoment(since),
        umgezogenNach: umgezogen_nach,
        orte: here.flatMap(({ art: kind, schluessel: key, name }) => {
          const one = title.get(kind);
          return one === undefined ? [] : [{ titel: name, art: one, href: buildContentHref(kind, key) }];
        }),
        weitere: (here[0]?.anzahl ?? 0) - here.length,
      };
    }),
  };
}
