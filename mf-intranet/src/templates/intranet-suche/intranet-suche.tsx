import sheet from '@gm/shared/detail/detail.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import styles from '@gm/shared/list/list.module.css';
import { readFilter } from '@gm/shared/list/list-query';
import { ListResult } from '@gm/shared/list/list-result';
import { FilterForm, FilterSearchWord } from '@gm/shared/ui/filter-form';
import { Section } from '@gm/shared/ui/section';
import { DocumentList } from '../../texts/document-list.tsx';
import { TextList } from '../../texts/text-list.tsx';
import type { IntranetSucheProps } from './intranet-suche.context.ts';
import own from './intranet-suche.module.css';

function formatCount(count: number, isMore: boolean, q: string): string {
  if (q === '') return 'Wonach suchen Sie?';
  if (count === 0) return `Nichts gefunden zu „${q}“`;
  return count === 1
    ? `1 Treffer zu „${q}“`
    : `${isMore ? 'Mehr als ' : ''}${count.toLocaleString('de-DE')} Treffer zu „${q}“`;
}

/** Search in everything an account may see: news and documents, for editors also content and submissions. */
export default function IntranetSuche({ context, seite: page }: IntranetSucheProps) {
  const groups = context.arbeit?.gruppen ?? [];
  const { texte: texts, dokumente: documents } = context.treffer ?? { texte: [], dokumente: [] };
  const isMore = groups.some((group) => group.istMehr);
  const { q } = readFilter(page, ['q']);
  const isPart = q !== '' && (context.arbeit === null || context.treffer === null);
  const count = groups.reduce((sum, group) => sum + group.anzahl, texts.length + documents.length);
  return (
    <Section>
      <div className={styles.page}>
        <FilterForm action={page.pfad} submit="Suchen" search={<FilterSearchWord value={q} />} />
        <ListResult title={isPart && count === 0 ? `Suche nach „${q}“` : formatCount(count, isMore, q)}>
          {isPart && <Cancelled was={count === 0 ? 'Die Treffer' : 'Weitere Treffer'} />}
          {q !== '' && count === 0 && !isPart && (
            <p>
              Versuchen Sie es mit einem anderen oder kürzeren Wort. Das <a href="/intranet/archiv/">Archiv</a> zeigt
              alle Dokumente nach Themen.
            </p>
          )}
          {documents.length > 0 && (
            <section aria-labelledby="treffer-dokumente" className={sheet.sheet}>
              <h3 id="treffer-dokumente">Dokumente</h3>
              <DocumentList documents={documents} withTopic />
            </section>
          )}
          {texts.length > 0 && <TextList texts={texts} withCategory />}
          {groups.map(({ titel: title, anzahl: hit, alle: all, data }, index) => (
            <section key={title} aria-labelledby={`treffer-${index}`} className={sheet.sheet}>
              <h3 id={`treffer-${index}`}>{title}</h3>
              <ul className={own.hits}>
                {data.map(({ titel: name, hinweis: hint, detailURL }) => (
                  <li key={detailURL}>
                    <a href={detailURL}>{name}</a>
                    <span>{hint}</span>
                  </li>
                ))}
              </ul>
              {hit > data.length && (
                <p>
                  <a href={all}>
                    Alle {hit.toLocaleString('de-DE')} {title}
                  </a>
                </p>
              )}
            </section>
          ))}
        </ListResult>
      </div>
    </Section>
  );
}
