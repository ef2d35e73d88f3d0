import type { Route } from '@gm/shared/schemas/seite';
import type { Bereich } from '../bereich.ts';
import type { Datenquelle } from '../daten/database.ts';

/** What areas decide about their blocks, e.g. when registration is open, goes before what the page says. */
export async function refreshBlockoptionen(
  db: Datenquelle,
  bereiche: readonly Pick<Bereich, 'blockoptionen'>[],
  seite: Route,
): Promise<Route> {
  let { blocks } = seite;
  for (const { blockoptionen } of bereiche) {
    if (!blockoptionen || !blocks.some(({ template }) => blockoptionen.isFor(template))) continue;
    const optionen = await blockoptionen.read(db);
    blocks = blocks.map((block) =>
      blockoptionen.isFor(block.template) ? { ...block, options: { ...block.options, ...optionen } } : block,
    );
  }
  return { ...seite, blocks };
}
