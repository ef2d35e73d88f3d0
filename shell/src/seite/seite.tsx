import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import { Fehlerseite } from '../fehlerseite/fehlerseite.tsx';
import { Hero } from '../hero/hero.tsx';
import type { RenderedBlock } from '../server/render-block.tsx';
import { Arbeitskopf } from './arbeitskopf.tsx';
import { findSpalten, Layout } from './layout.tsx';
import type { SeitenDaten } from './seite-daten.ts';

interface SeiteProps {
  daten: SeitenDaten;
  gemeinde: GemeindeKurz;
  /** The page's blocks as HTML, in their order. */
  blocks: RenderedBlock[];
}

/** What stands between header and footer. */
export function Seite({ daten, gemeinde, blocks }: SeiteProps) {
  const { pfad, title, description, breadcrumbs } = daten;
  const kopf = { title, description, breadcrumbs };
  if (daten.status >= 400 && daten.blocks.length === 0) {
    return (
      <main id="inhalt" tabIndex={-1}>
        <Fehlerseite
          status={daten.status}
          email={gemeinde.email}
          pfad={pfad}
          aehnliche={daten.aehnliche}
          privat={new URLSearchParams(daten.suche).has('token')}
          leer={daten.leer}
        />
      </main>
    );
  }
  return (
    <main id="inhalt" tabIndex={-1}>
      {daten.layout === 'arbeit' && <Arbeitskopf {...kopf} />}
      {daten.layout !== 'blank' && daten.layout !== 'arbeit' && (
        <Hero
          {...kopf}
          layout={findSpalten(daten)}
          images={daten.heroImages}
          parallax={daten.heroParallax}
          knapp={daten.heroKnapp}
        />
      )}
      {(daten.blocks.length > 0 || daten.eigenes === undefined) && <Layout daten={daten} rendered={blocks} />}
      {daten.eigenes !== undefined && <div className="gm-wrap" dangerouslySetInnerHTML={{ __html: daten.eigenes }} />}
    </main>
  );
}
