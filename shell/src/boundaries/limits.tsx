/** The boundary view: marks on the page and a table below it show the owner and cost of each block. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageData } from '../base/seite-daten.ts';
import type { RenderedBlock } from '../isolation/render-block.tsx';
import type { Snapshot } from '../registry/registry.ts';
import { LIMITS_AUS } from './choose-limits.ts';
import { formatKilobyte, formatMilliseconds } from './format-figure.ts';
import { GALLERY } from './gallery-path.ts';
import { DataTable } from './table.tsx';
import styles from './tools.module.css';
import { weighTemplate } from './weigh-template.ts';

const KIND = {
  load: 'Insel, sofort',
  idle: 'Insel, in Ruhe',
  visible: 'Insel, wenn sichtbar',
  interaction: 'Insel, bei Berührung',
} as const;

/** When the code of a block loads, in words for staff. */
export const nameKind = (island: keyof typeof KIND | null): string => (island ? KIND[island] : 'statisch');

interface Limit {
  remote: string;
  version: string;
  template: string;
  art: string;
  js: string;
  css: string;
  html: string;
  ms: string;
}

function describeBlock(
  { remote, template, island }: PageData['blocks'][number],
  { html, ms = 0 }: RenderedBlock,
  { remotes, owners }: Snapshot,
): Limit {
  const owner = remote ?? owners.get(template) ?? '';
  const release = remotes.get(owner)?.server.release;
  const { js, css } = release ? weighTemplate(release, template) : { js: 0, css: 0 };
  const state = remote === null ? (owner ? 'Daten passen nicht' : 'gehört niemandem') : html === null ? 'Fehler' : null;
  return {
    remote: owner || 'niemand',
    version: release?.version ?? '–',
    template,
    art: state ?? nameKind(island),
    // An island may be static for some data.
    js: formatKilobyte(island ? js : 0),
    css: formatKilobyte(css),
    html: formatKilobyte(Buffer.byteLength(html ?? '')),
    ms: formatMilliseconds(ms),
  };
}

/** Mark of a block; the stylesheet adds whether an island is hydrated. */
const writeMark = ({ remote, version, template, art: kind, js, css, html, ms }: Limit) =>
  `${remote} ${version} · ${template} · ${kind} · JS ${js} · CSS ${css} · HTML ${html} · ${ms}`;

function Overview({ limits }: { limits: readonly Limit[] }) {
  return (
    <section className={`${styles.page} ${styles.sheet}`} aria-labelledby="grenzen">
      <h2 id="grenzen">Grenzen auf dieser Seite</h2>
      <p>
        Jeder Block ist umrandet. Größen sind unkomprimiert, die Zeit ist die des Servers für diesen Aufruf. Besucher
        sehen davon nichts.
      </p>
      {limits.length > 0 && (
        <DataTable
          title="Blöcke dieser Seite"
          columns={['Vorlage', 'Modul', 'Fassung', 'Art', 'JS', 'CSS', 'HTML', 'Server']}
          lines={limits.map(({ remote, version, template, art: kind, js, css, html, ms }, index) => ({
            name: `${index} ${template}`,
            felder: [template, remote, version, kind, js, css, html, ms],
          }))}
        />
      )}
      <p className={styles.links}>
        <a href={LIMITS_AUS} data-native="">
          Grenzen ausblenden
        </a>
        <a href={GALLERY}>Zur Galerie der Vorlagen</a>
      </p>
    </section>
  );
}

/** The page with boundaries, for staff. */
export function showLimits(
  data: PageData,
  blocks: readonly RenderedBlock[],
  snapshot: Snapshot,
): { daten: PageData; blocks: RenderedBlock[] } {
  const marked = blocks.flatMap((block, index) => {
    const told = data.blocks[index];
    return told ? [{ block, grenze: describeBlock(told, block, snapshot) }] : [];
  });
  const limits = marked.map(({ grenze: limit }) => limit);
  return {
    daten: { ...data, eigenes: renderToStaticMarkup(<Overview limits={limits} />) },
    blocks: marked.map(({ block, grenze: limit }) => ({ ...block, grenze: writeMark(limit) })),
  };
}
