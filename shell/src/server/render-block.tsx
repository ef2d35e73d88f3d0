import type { Seite, Template } from '@gm/shared/vertrag';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandTree, idPrefix } from '../islands/island.tsx';
import type { BlockDaten } from '../seite/seite-daten.ts';

export interface RenderedBlock {
  /** Null when the block could not be rendered. */
  html: string | null;
  /** Pictures React wants fetched early, as tags for the head. */
  preloads: string;
  /** Milliseconds it took. */
  ms?: number;
  /** What the boundary view says of it (werkzeuge/grenzen.tsx). */
  grenze?: string;
}

const noNavigation = () => {
  throw new Error('Navigation during server rendering');
};
const navigator = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : ''),
  push: noNavigation,
  replace: noNavigation,
  go: noNavigation,
};

/** React puts them before what it renders; inside of a block they would stand in the way of its hydration. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * One block as HTML, by itself: islands with the marks that hydration looks for, all others without. A block that throws,
 * or waits for something, has none; the fault is reported.
 */
export function renderBlock(
  { context, options, island }: Pick<BlockDaten, 'context' | 'options' | 'island'>,
  id: number,
  template: Template | undefined,
  seite: Seite,
  onFault: (fault: unknown) => void,
): RenderedBlock {
  if (!template) return { html: null, preloads: '' };
  const tree = (
    <IslandTree Template={template} context={context} options={options} seite={seite} navigator={navigator} />
  );
  try {
    const identifierPrefix = idPrefix(id);
    const markup = island
      ? renderToString(tree, { identifierPrefix })
      : renderToStaticMarkup(tree, { identifierPrefix });
    const preloads = PRELOADS.exec(markup)?.[0] ?? '';
    return { html: markup.slice(preloads.length), preloads };
  } catch (fault) {
    onFault(fault);
    return { html: null, preloads: '' };
  }
}
