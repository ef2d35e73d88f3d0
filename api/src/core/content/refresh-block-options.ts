import type { Route } from '@gm/shared/schemas/page';
import type { DataSource } from '../platform/database/database.ts';
import type { ContentArea } from './context.ts';

/** Options that areas compute for their blocks, e.g. when registration is open, override those of the page. */
export async function refreshBlockOptions(
  db: DataSource,
  areas: readonly Pick<ContentArea, 'blockoptionen'>[],
  page: Route,
): Promise<Route> {
  let { blocks } = page;
  for (const { blockoptionen: blockOptions } of areas) {
    if (!blockOptions || !blocks.some(({ template }) => blockOptions.isFor(template))) continue;
    const options = await blockOptions.read(db);
    blocks = blocks.map((block) =>
      blockOptions.isFor(block.template) ? { ...block, options: { ...block.options, ...options } } : block,
    );
  }
  return { ...page, blocks };
}
