/**
 * Checks pieces of HTML for accessibility barriers without running any script in them; see judgement/judge-in-child.ts.
 */
import { hideByMarkup } from '../src/judgement/hide-by-markup.ts';
import type { BarrierMessage, Look } from '../src/judgement/judge-in-child.ts';
import { createBarrierSearch } from '../src/judgement/search-barriers.ts';

const open = async () => {
  // Both take a second to load; the HTML to judge arrives meanwhile.
  const [{ JSDOM }] = await Promise.all([import('jsdom'), import('axe-core')]);
  return hideByMarkup(new JSDOM().window);
};
const search = createBarrierSearch(open());

process.on('message', async ({ id, html, old }: Look) => {
  const found: BarrierMessage = await search(html, old).then(
    (barriers) => ({ id, barriers }),
    (fault: unknown) => ({ id, fault: fault instanceof Error ? fault.message : String(fault) }),
  );
  process.send?.(found);
});
process.once('disconnect', () => process.exit());
