import sheet from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import { EmptyList } from '@gm/shared/list/empty-list';
import styles from '@gm/shared/list/list.module.css';
import { readFilter } from '@gm/shared/list/list-query';
import { ListResult } from '@gm/shared/list/list-result';
import { FilterForm, FilterSelection, FilterTag } from '@gm/shared/ui/filter-form';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { DocumentList } from '../../texts/document-list.tsx';
import type { IntranetArchivProps } from './intranet-archiv.context.ts';

const FILTER = ['themen_id', 'gueltig_von', 'gueltig_bis'] as const;

function formatCount(count: number): string {
  if (count === 0) return 'Keine Dokumente gefunden';
  return count === 1 ? '1 Dokument' : `${count} Dokumente`;
}

/** The staff's document archive, filtered by topic and validity with a plain GET form. */
export default function IntranetArchiv({ context, seite: page }: IntranetArchivProps) {
  if (!context.themen) {
    return (
      <Section>
        <Cancelled was="Die Dokumente" />
      </Section>
    );
  }
  const { data, themen: topics, neu: fresh } = context.themen;
  const { themen_id, gueltig_von, gueltig_bis } = readFilter(page, FILTER);
  const isFiltered = [themen_id, gueltig_von, gueltig_bis].some((value) => value !== '');
  const count = data.flatMap(({ archive }) => archive.flatMap(({ dokumente: documents }) => documents)).length;
  return (
    <Section>
      <div className={styles.page}>
        <FilterForm
          action={page.pfad}
          reset={isFiltered ? page.pfad : undefined}
          chosen={[themen_id, gueltig_von, gueltig_bis]}
        >
          <FilterSelection
            name="themen_id"
            label="Thema"
            value={themen_id}
            all="Alle Themen"
            options={topics.map(({ id, thema: topic }) => ({ wert: String(id), text: topic }))}
          />
          <FilterTag name="gueltig_von" label="Gültig ab dem" value={gueltig_von} />
          <FilterTag name="gueltig_bis" label="Gültig bis zum" value={gueltig_bis} />
        </FilterForm>
        <ListResult
          title={formatCount(count)}
          beside={fresh && <LinkButton href={fresh}>Dokument hinzufügen</LinkButton>}
        >
          {data.map(({ id, thema: topic, archive }) => (
            <section key={id} aria-labelledby={`thema-${id}`} className={sheet.sheet}>
              <h3 id={`thema-${id}`}>{topic}</h3>
              {archive.map((archive) => (
                <section key={archive.id} aria-labelledby={`archiv-${archive.id}`}>
                  <h4 id={`archiv-${archive.id}`}>{archive.titel}</h4>
                  <DocumentList documents={archive.dokumente} />
                </section>
              ))}
            </section>
          ))}
          {count === 0 && (
            <EmptyList
              isFiltered={isFiltered}
              withoutHit="Zu Ihrer Auswahl gibt es kein Dokument."
              all={{ href: page.pfad, text: 'Alle Dokumente zeigen' }}
              nothing="Das Archiv ist noch leer."
            />
          )}
        </ListResult>
      </div>
    </Section>
  );
}
