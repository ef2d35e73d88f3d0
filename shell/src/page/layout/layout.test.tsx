// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BlockData, PageData } from '../../base/seite-daten.ts';
import { createBlockData, createPage } from '../../server/page.examples.ts';
import styles from '../styles/layout.module.css';
import { Layout } from './layout.tsx';

afterEach(cleanup);

const block = (text: string, more: Partial<BlockData> = {}) => createBlockData({ context: text, ...more });
const plain = { surface: 'plain' } as const;
const sidebar = { slot: 'sidebar' } as const;

function show(layout: PageData['layout'], ...blocks: BlockData[]) {
  const rendered = blocks.map(({ context }) => ({ html: `<p>${context}</p>`, preloads: '' }));
  const { container } = render(<Layout data={createPage({ layout, blocks })} rendered={rendered} />);
  const textsOf = (element: Element) => [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
  const all = (name: string | undefined) => [...container.getElementsByClassName(name ?? '')].map(textsOf);
  return { container, root: container.firstElementChild!, all, texts: textsOf(container) };
}

describe('columns', () => {
  it('have the sidebar’s blocks next to the content, in the order of the page', () => {
    const { container, root, all, texts } = show(
      'default',
      block('a'),
      block('b', sidebar),
      block('c'),
      block('d', sidebar),
    );
    expect(texts).toEqual(['a', 'c', 'b', 'd']);
    expect(all(styles.content)).toEqual([['a', 'c']]);
    expect([...container.querySelectorAll('aside p')].map(({ textContent }) => textContent)).toEqual(['b', 'd']);
    expect(root.classList.contains(styles['layout-default']!)).toBe(true);
    expect(root.hasAttribute('data-sidebar')).toBe(true);
  });

  it('put neighbouring blocks on one sheet; a block with its own surface separates them', () => {
    const { all, texts } = show('default', block('a'), block('b'), block('c', plain), block('d', plain), block('e'));
    expect(all(styles.sheet)).toEqual([['a', 'b'], ['e']]);
    expect(texts).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('put the cards of an open slot in one grid', () => {
    const card = { surface: 'card' } as const;
    const { all } = show('wide', block('a'), block('b', card), block('c', card));
    expect(all(styles.sheet)).toEqual([['a']]);
    expect(all(styles.cards)).toEqual([['b', 'c']]);
  });

  it.each<[PageData['layout'], BlockData[], string]>([
    ['default', [], 'layout-default'],
    ['wide', [], 'layout-wide'],
    // A sidebar needs its column.
    ['wide', [block('b', sidebar)], 'layout-default'],
    ['blank', [], 'layout-blank'],
  ])('use the layout %s with %o', (layout, more, expected) => {
    const { root, container } = show(layout, block('a'), ...more);
    expect(root.className).toBe(styles[expected]);
    expect(container.querySelector('aside') !== null).toBe(more.length > 0);
  });
});

it('in the work area begin with the work, the menu follows', () => {
  const { texts, all, container } = show('arbeit', block('a'), block('b', sidebar), block('c'));
  expect(texts).toEqual(['a', 'c', 'b']);
  expect(all(styles.sheet)).toEqual([['a', 'c']]);
  expect(container.querySelector('aside')).toBeNull();
});

describe('the portal', () => {
  it('has one column without sheets, the sidebar’s blocks last', () => {
    const { root, all, texts, container } = show('portal', block('a', sidebar), block('b'), block('c', plain));
    expect(texts).toEqual(['b', 'c', 'a']);
    expect(root.className).toBe(styles.portal);
    expect(all(styles.sheet)).toEqual([]);
    expect(container.querySelector('aside')).toBeNull();
  });
});
