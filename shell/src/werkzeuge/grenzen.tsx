/** The boundary view: on the page itself and in a table below it, whose block is what, and what it costs. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import type { RenderedBlock } from '../server/render-block.tsx';
import { GRENZEN_AUS } from './choose-grenzen.ts';
import { formatKilobyte, formatMillisekunden } from './format-zahl.ts';
import { GALERIE } from './galerie-path.ts';
import { Tabelle } from './tabelle.tsx';
import { weighTemplate } from './weigh-template.ts';
import styles from './werkzeuge.module.css';

const ART = {
  load: 'Insel, sofort',
  idle: 'Insel, in Ruhe',
  visible: 'Insel, wenn sichtbar',
  interaction: 'Insel, bei Berührung',
} as const;

/** When the code of a block comes, as staff reads it. */
export const nameArt = (island: keyof typeof ART | null): string => (island ? ART[island] : 'statisch');

interface Grenze {
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
  { remote, template, island }: SeitenDaten['blocks'][number],
  { html, ms = 0 }: RenderedBlock,
  { remotes, owners }: Snapshot,
): Grenze {
  const owner = remote ?? owners.get(template) ?? '';
  const release = remotes.get(owner)?.server.release;
  const { js, css } = release ? weighTemplate(release, template) : { js: 0, css: 0 };
  const state = remote === null ? (owner ? 'Daten passen nicht' : 'gehört niemandem') : html === null ? 'Fehler' : null;
  return {
    remote: owner || 'niemand',
    version: release?.version ?? '–',
    template,
    art: state ?? nameArt(island),
    // An island may be one for some data only.
    js: formatKilobyte(island ? js : 0),
    css: formatKilobyte(css),
    html: formatKilobyte(Buffer.byteLength(html ?? '')),
    ms: formatMillisekunden(ms),
  };
}

/** The mark of a block; the stylesheet adds whether an island lives. */
const writeMark = ({ remote, version, template, art, js, css, html, ms }: Grenze) =>
  `${remote} ${version} · ${template} · ${art} · JS ${js} · CSS ${css} · HTML ${html} · ${ms}`;

function Uebersicht({ grenzen }: { grenzen: readonly Grenze[] }) {
  return (
    <section className={`${styles.seite} ${styles.blatt}`} aria-labelledby="grenzen">
      <h2 id="grenzen">Grenzen auf dieser Seite</h2>
      <p>
        Jeder Block ist umrandet. Größen sind unkomprimiert, die Zeit ist die des Servers für diesen Aufruf. Besucher
        sehen davon nichts.
      </p>
      {grenzen.length > 0 && (
        <Tabelle
          titel="Blöcke dieser Seite"
          spalten={['Vorlage', 'Modul', 'Fassung', 'Art', 'JS', 'CSS', 'HTML', 'Server']}
          zeilen={grenzen.map(({ remote, version, template, art, js, css, html, ms }, index) => ({
            name: `${index} ${template}`,
            felder: [template, remote, version, art, js, css, html, ms],
          }))}
        />
      )}
      <p className={styles.verweise}>
        <a href={GRENZEN_AUS} data-native="">
          Grenzen ausblenden
        </a>
        <a href={GALERIE}>Zur Galerie der Vorlagen</a>
      </p>
    </section>
  );
}

/** A page as staff sees it that asked for boundaries. */
export function showGrenzen(
  daten: SeitenDaten,
  blocks: readonly RenderedBlock[],
  snapshot: Snapshot,
): { daten: SeitenDaten; blocks: RenderedBlock[] } {
  const marked = blocks.flatMap((block, index) => {
    const told = daten.blocks[index];
    return told ? [{ block, grenze: describeBlock(told, block, snapshot) }] : [];
  });
  const grenzen = marked.map(({ grenze }) => grenze);
  return {
    daten: { ...daten, eigenes: renderToStaticMarkup(<Uebersicht grenzen={grenzen} />) },
    blocks: marked.map(({ block, grenze }) => ({ ...block, grenze: writeMark(grenze) })),
  };
}
