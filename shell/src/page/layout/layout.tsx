import type { BlockData, PageData } from '../../base/seite-daten.ts';
import type { RenderedBlock } from '../../isolation/render-block.tsx';
import styles from '../styles/layout.module.css';
import work from '../styles/work.module.css';
import { Block } from './block.tsx';
import { findFirstPaint, formatBlockId } from './first-paint.ts';
import { MENU_ID } from './work-head.tsx';

interface Group {
  surface: BlockData['surface'];
  blocks: { block: BlockData; index: number }[];
}

/** Neighbouring blocks with the surface `sheet` share one sheet, cards one grid. */
function groupBySurface(blocks: { block: BlockData; index: number }[]): Group[] {
  const groups: Group[] = [];
  for (const entry of blocks) {
    const last = groups.at(-1);
    if (last?.surface === entry.block.surface && last.surface !== 'plain') last.blocks.push(entry);
    else groups.push({ surface: entry.block.surface, blocks: [entry] });
  }
  return groups;
}

/** The final layout of a page: a sidebar needs its column. Hero and content share its left edge. */
export function findColumns({ layout, blocks }: Pick<PageData, 'layout' | 'blocks'>): PageData['layout'] {
  return layout === 'wide' && blocks.some(({ slot }) => slot === 'sidebar') ? 'default' : layout;
}

/**
 * Layouts of requirement S-4: default (15/24 + 9/24), wide, portal, blank, and the work area; slots `content` and
 * `sidebar`.
 */
export function Layout({ data, rendered }: { data: PageData; rendered: RenderedBlock[] }) {
  const entries = data.blocks.map((block, index) => ({ block, index }));
  const firstPaint = findFirstPaint(data, rendered);
  const sidebar = entries.filter(({ block }) => block.slot === 'sidebar');
  const content = entries.filter(({ block }) => block.slot === 'content');
  const render = ({ block, index }: { block: BlockData; index: number }) => (
    <Block
      key={index}
      block={block}
      id={index}
      rendered={rendered[index]}
      name={index === firstPaint ? formatBlockId(index) : undefined}
    />
  );

  if (data.layout === 'portal') {
    return (
      <div className={styles.portal}>
        {content.map(render)}
        {sidebar.map(render)}
      </div>
    );
  }
  const sheets = (
    <div className={styles.content}>
      {groupBySurface(content).map((group) =>
        group.surface === 'plain' ? (
          group.blocks.map(render)
        ) : (
          <div key={group.blocks[0]?.index} className={group.surface === 'card' ? styles.cards : styles.sheet}>
            {group.blocks.map(render)}
          </div>
        ),
      )}
    </div>
  );
  // The work comes before the menu, which has some twenty links; the stylesheet displays the menu before it.
  if (data.layout === 'arbeit') {
    return (
      <div className={`gm-wrap ${work.layout}`}>
        {sheets}
        <div id={MENU_ID} tabIndex={-1} className={work.page}>
          {sidebar.map(render)}
        </div>
      </div>
    );
  }
  return (
    <div className={styles[`layout-${findColumns(data)}`]} data-sidebar={sidebar.length > 0 ? '' : undefined}>
      {sheets}
      {sidebar.length > 0 && <aside className={styles.aside}>{sidebar.map(render)}</aside>}
    </div>
  );
}
