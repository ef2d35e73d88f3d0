import type { TemplateProps } from '@gm/shared/contract';
import { Cancelled } from '@gm/shared/list/cancelled';
import { EmptyList } from '@gm/shared/list/empty-list';
import { ListResult } from '@gm/shared/list/list-result';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { Pagination } from '@gm/shared/ui/pagination';
import { Section } from '@gm/shared/ui/section';
import { Alphabet } from '../../alphabet/alphabet.tsx';
import { Lebenslagen } from './lebenslagen.tsx';
import type { wegweiser } from './wegweiser.context.ts';
import styles from './wegweiser.module.css';
import { buildWegweiserHref, groupByLetter, isFiltered, readQuery } from './wegweiser-query.ts';

function formatCount(count: number): string {
  if (count === 0) return 'Keine Leistungen gefunden';
  return count === 1 ? '1 Leistung' : `${count} Leistungen`;
}

/** Guide to services: filters as a GET form, letters, life situations, and services from A to Z. */
export default function Wegweiser({ context, seite: page }: TemplateProps<typeof wegweiser>) {
  const { data, pagination, anzahl: count, auswahl: selection } = context.leistungen;
  const query = readQuery(page);
  if (count === null) {
    return (
      <Section>
        <Cancelled was="Die Leistungen" />
      </Section>
    );
  }
  const chosen = selection.lebenslagen.find((position) => position.id === query.lebenslage);
  return (
    <Section>
      <div className={styles.wegweiser}>
        <FilterForm
          action={page.pfad}
          reset={isFiltered(query) ? page.pfad : undefined}
          submit="Suchen"
          search={<FilterSearchWord value={query.q} />}
          chosen={[chosen?.id ?? '']}
        >
          <FilterSelection
            name="lebenslage"
            label="Lebenslage"
            value={chosen?.id ?? ''}
            all="Alle Lebenslagen"
            options={selection.lebenslagen.map((position) => ({ wert: position.id, text: position.titel }))}
          />
        </FilterForm>
        <Alphabet
          letters={selection.buchstaben}
          chosen={query.buchstabe.toUpperCase()}
          buildHref={(letter) => buildWegweiserHref(page, { q: '', lebenslage: '', buchstabe: letter })}
        />
        {!isFiltered(query) && <Lebenslagen lebenslagen={selection.lebenslagen} seite={page} />}
        <ListResult
          className={styles.result}
          title={
            <>
              {formatCount(count)}
              {chosen && ` zu „${chosen.titel}“`}
            </>
          }
        >
          {groupByLetter(data).map(({ buchstabe: letter, eintraege: entries }) => (
            <div key={letter} className={styles.group}>
              <h3>{letter}</h3>
              <ul>
                {entries.map(({ titel: title, einleitung: intro, detailURL }) => (
                  <li key={detailURL}>
                    <a href={detailURL}>{title}</a>
                    {intro && <p>{intro}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {data.length === 0 && (
            <EmptyList
              isFiltered={isFiltered(query)}
              withoutHit={`Zu Ihrer Auswahl gibt es keine Leistung. Rufen Sie uns gerne an: ${page.gemeinde.telefon}.`}
              all={{ href: page.pfad, text: 'Alle Leistungen zeigen' }}
              nothing="Zurzeit sind keine Leistungen eingetragen."
            />
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(num) => buildWegweiserHref(page, { seite: String(num) })}
          />
        </ListResult>
      </div>
    </Section>
  );
}
