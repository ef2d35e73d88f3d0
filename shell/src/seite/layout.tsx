import type { RenderedBlock } from '../server/render-block.tsx';
import arbeit from '../stile/arbeit.module.css';
import styles from '../stile/layout.module.css';
import { Block } from './block.tsx';
import type { BlockDaten, SeitenDaten } from './seite-daten.ts';

interface Group {
  surface: BlockDaten['surface'];
  blocks: { block: BlockDaten; index: number }[];
}

/** Neighbouring blocks of the surface `sheet` share one sheet. */
function groupBySurface(blocks: { block: BlockDaten; index: number }[]): Group[] {
  const groups: Group[] = [];
  for (const entry of blocks) {
    const last = groups.at(-1);
    if (last?.surface === 'sheet' && entry.block.surface === 'sheet') last.blocks.push(entry);
    else groups.push({ surface: entry.block.surface, blocks: [entry] });
  }
  return groups;
}

/** The layout a page has in the end: a sidebar needs its column. Hero and content share its left edge. */
export function findSpalten({ layout, blocks }: Pick<SeitenDaten, 'layout' | 'blocks'>): SeitenDaten['layout'] {
  return layout === 'wide' && blocks.some(({ slot }) => slot === 'sidebar') ? 'default' : layout;
}

/** Layouts of requirement S-4: default (15/24 + 9/24), wide, portal, blank, and the work area; slots `content` and `sidebar`. */
export function Layout({ daten, rendered }: { daten: SeitenDaten; rendered: RenderedBlock[] }) {
  const entries = daten.blocks.map((block, index) => ({ block, index }));
  const sidebar = entries.filter(({ block }) => block.slot === 'sidebar');
  const content = entries.filter(({ block }) => block.slot === 'content');
  const render = ({ block, index }: { block: BlockDaten; index: number }) => (
    <Block key={index} block={block} id={index} rendered={rendered[index]} />
  );

  if (daten.layout === 'portal') {
    return (
      <div className={styles.portal}>
        {content.map(render)}
        {sidebar.map(render)}
      </div>
    );
  }
  const blaetter = (
    <div className={styles.content}>
      {groupBySurface(content).map((group) =>
        group.surface === 'sheet' ? (
          <div key={group.blocks[0]?.index} className={styles.sheet}>
            {group.blocks.map(render)}
          </div>
        ) : (
          group.blocks.map(render)
        ),
      )}
    </div>
  );
  // The navigation comes first, also for those who hear the page.
  if (daten.layout === 'arbeit') {
    return (
      <div className={`gm-wrap ${arbeit.layout}`}>
        <div className={arbeit.seite}>{sidebar.map(render)}</div>
        {blaetter}
      </div>
    );
  }
  return (
    <div className={styles[`layout-${findSpalten(daten)}`]} data-sidebar={sidebar.length > 0 ? '' : undefined}>
      {blaetter}
      {sidebar.length > 0 && <aside className={styles.aside}>{sidebar.map(render)}</aside>}
    </div>
  );
}
