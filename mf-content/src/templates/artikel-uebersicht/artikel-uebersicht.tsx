import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { Pagination } from '@gm/shared/ui/pagination';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Karussell } from '../../karussell/karussell.tsx';
import { buildSeitenHref } from '../../meldungen/build-seiten-href.ts';
import { MeldungKarte } from '../../meldungen/meldung-karte.tsx';
import type { artikelUebersicht } from './artikel-uebersicht.context.ts';
import styles from './artikel-uebersicht.module.css';

/** Overview of the news (requirement M-2): 'Topthemen' on page 1, then 'Weitere Meldungen' page by page. */
export default function ArtikelUebersicht({ context, options, seite }: TemplateProps<typeof artikelUebersicht>) {
  const id = useId();
  const { pagination } = context.artikel;
  const highlights = pagination.page === 1 ? context.highlights.data : [];
  const shown = new Set(highlights.map(({ detailURL }) => detailURL));
  const weitere = context.artikel.data.filter(({ detailURL }) => !detailURL || !shown.has(detailURL));
  const linkDeaktiviert = options.linksDeaktiviert;
  return (
    <Abschnitt>
      {highlights.length > 0 && (
        <div className={styles.topthemen}>
          <Karussell
            titel="Topthemen"
            einheit="Meldung"
            folien={highlights.map((meldung, index) => ({
              key: meldung.detailURL ?? index,
              inhalt: <MeldungKarte meldung={meldung} linkDeaktiviert={linkDeaktiviert} prioritaet={index === 0} />,
            }))}
          />
        </div>
      )}
      <section aria-labelledby={id}>
        <SectionHeading id={id} title="Weitere Meldungen" />
        {weitere.length > 0 ? (
          <CardGrid>
            {weitere.map((meldung, index) => (
              <MeldungKarte key={meldung.detailURL ?? index} meldung={meldung} linkDeaktiviert={linkDeaktiviert} />
            ))}
          </CardGrid>
        ) : (
          <p>Zurzeit gibt es hier keine{highlights.length > 0 && ' weiteren'} Meldungen.</p>
        )}
        <Pagination
          page={pagination.page}
          pages={pagination.pages}
          buildHref={(nummer) => buildSeitenHref(seite, nummer)}
        />
      </section>
    </Abschnitt>
  );
}
