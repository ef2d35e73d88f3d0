import type { PageData } from '../../base/seite-daten.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';

/** A longer first block is not waited for: it would delay the first paint by a round trip. Characters of HTML. */
const MOST = 16_000;

/** `id` of footer and panels. */
export const FOOTER_ID = 'chrome-fuss';

/** `id` of a block that the first paint waits for. */
export const formatBlockId = (index: number) => `block-${index}`;

/** Indices of the page's blocks in document order. */
function orderBlocks({ blocks }: Pick<PageData, 'blocks'>): number[] {
  const indices = [...blocks.keys()];
  return ['content', 'sidebar'].flatMap((slot) => indices.filter((index) => blocks[index]?.slot === slot));
}

/**
 * The block whose start the first paint waits for; without one, it waits for the footer. When a page arrives in pieces,
 * an incomplete header, slider or row of cards would shift when the rest arrives. Browsers wait for the *start* of the
 * named element, so it is the second block.
 */
export function findFirstPaint(data: Pick<PageData, 'blocks'>, rendered: readonly RenderedBlock[]): number | undefined {
  // A block that no remote owns is a placeholder and has no `id`.
  const [first, second] = orderBlocks(data).filter((index) => data.blocks[index]?.remote !== null);
  if (first === undefined) return undefined;
  return (rendered[first]?.html ?? '').length > MOST ? first : second;
}
