import type { TemplateProps } from '@gm/shared/contract';
import { Cancelled } from '@gm/shared/list/cancelled';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { Pagination } from '@gm/shared/ui/pagination';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { Carousel } from '../../carousel/carousel.tsx';
import { buildPageHref } from '../../news/build-page-href.ts';
import { chooseMessageMotifs, MessageCard } from '../../news/message-card.tsx';
import type { artikelUebersicht } from './artikel-uebersicht.context.ts';
import styles from './artikel-uebersicht.module.css';

const NONE = { data: [], pagination: { page: 1, pages: 1 } };

/** News overview (requirement M-2): 'Topthemen' on page 1, then paginated 'Weitere Meldungen'. */
export default function ArtikelUebersicht({ context, options, seite: page }: TemplateProps<typeof artikelUebersicht>) {
  const id = useId();
  const { data, pagination } = context.artikel ?? NONE;
  const highlights = pagination.page === 1 ? context.highlights.data : [];
  const shown = new Set(highlights.map(({ detailURL }) => detailURL));
  const further = data.filter(({ detailURL }) => !detailURL || !shown.has(detailURL));
  const motifs = chooseMessageMotifs([...highlights, ...further]);
  const linkDisabled = options.linksDeaktiviert;
  return (
    <Section>
      {highlights.length > 0 && (
        <div className={styles.topTopics}>
          <Carousel
            title="Topthemen"
            einheit="Meldung"
            slides={highlights.map((message, index) => ({
              key: message.detailURL ?? index,
              inhalt: (
                <MessageCard message={message} motifs={motifs} linkDisabled={linkDisabled} priority={index === 0} />
              ),
            }))}
          />
        </div>
      )}
      <section aria-labelledby={id}>
        <SectionHeading id={id} title="Weitere Meldungen" />
        {context.artikel === null && <Cancelled was="Die Meldungen" />}
        {further.length > 0 && (
          <CardGrid>
            {further.map((message, index) => (
              <MessageCard
                key={message.detailURL ?? index}
                message={message}
                motifs={motifs}
                linkDisabled={linkDisabled}
              />
            ))}
          </CardGrid>
        )}
        {context.artikel && further.length === 0 && (
          <p>Zurzeit gibt es hier keine{highlights.length > 0 && ' weiteren'} Meldungen.</p>
        )}
        <Pagination page={pagination.page} pages={pagination.pages} buildHref={(num) => buildPageHref(page, num)} />
      </section>
    </Section>
  );
}
