import type { Page, Template } from '@gm/shared/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockData } from '../base/seite-daten.ts';
import { IslandTree, idPrefix } from './island.tsx';

export interface RenderedBlock {
  /** Null when the block could not be rendered. */
  html: string | null;
  /** Pictures that React wants to preload, as tags for the head. */
  preloads: string;
  /** Milliseconds of rendering. */
  ms?: number;
  /** Its mark in the boundary view (boundaries/limits.tsx). */
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

/** React puts them before the rendered markup; inside of a block they would break its hydration. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Renders one block by itself: islands with hydration marks, all others without. A block that throws or suspends yields
 * no HTML; the fault is reported.
 */
export function renderBlock(
  { context, options, island }: Pick<BlockData, 'context' | 'options' | 'island'>,
  id: number,
  template: Template | undefined,
  page: Page,
  onFault: (fault: unknown) => void,
): RenderedBlock {
  if (!template) return { html: null, preloads: '' };
  const tree = (
    <IslandTree Template={template} context={context} options={options} seite={page} navigator={navigator} />
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
