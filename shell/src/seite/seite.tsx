import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { Seite as SeitenFakten } from '@gm/shared/vertrag';
import { useMemo } from 'react';
import { Fehlerseite } from '../fehlerseite/fehlerseite.tsx';
import { Hero } from '../hero/hero.tsx';
import { Layout } from './layout.tsx';
import type { SeitenDaten } from './seite-daten.ts';

/** What stands between header and footer. */
export function Seite({ daten, gemeinde }: { daten: SeitenDaten; gemeinde: GemeindeKurz }) {
  const { id, pfad, suche, title, formular } = daten;
  const seite = useMemo<SeitenFakten>(
    () => ({ pfad, suche, titel: title, gemeinde, formular, ...(id === undefined ? {} : { id }) }),
    [id, pfad, suche, title, gemeinde, formular],
  );
  if (daten.status >= 400 && daten.blocks.length === 0) {
    return (
      <main id="inhalt" tabIndex={-1}>
        <Fehlerseite status={daten.status} email={gemeinde.email} pfad={pfad} />
      </main>
    );
  }
  return (
    <main id="inhalt" tabIndex={-1}>
      {daten.layout !== 'blank' && (
        <Hero
          layout={daten.layout}
          title={title}
          description={daten.description}
          breadcrumbs={daten.breadcrumbs}
          images={daten.heroImages}
          parallax={daten.heroParallax}
        />
      )}
      <Layout daten={daten} seite={seite} />
    </main>
  );
}
