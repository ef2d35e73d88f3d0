import type { Page, TemplateProps } from '@gm/shared/contract';
import { ListResult } from '@gm/shared/list/list-result';
import { Button } from '@gm/shared/ui/button';
import { Pagination } from '@gm/shared/ui/pagination';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { buildSuchHref } from './build-such-href.ts';
import { WithoutHit } from './no-hit.tsx';
import { SearchMatch } from './search-hit.tsx';
import type { SearchAnswer, suche } from './suche.context.ts';
import styles from './suche.module.css';

const PER_PAGE = 10;
const figure = new Intl.NumberFormat('de-DE');

/** For a corrected spelling the heading names the corrected words, because the hits counted are theirs. */
function getResult(count: number | null, term: string, meintenSie: string | null): string {
  if (count === null) return 'Die Suche antwortet gerade nicht';
  if (count === 0) return `Keine Treffer für „${term}“`;
  return `${figure.format(count)} Treffer für „${meintenSie ?? term}“`;
}

/** One link per kind of content with the current one marked; omitted if there is only one kind or page. */
function Facets({ facets, seite: page }: { facets: SearchAnswer['facetten']; seite: Page }) {
  const chosen = new URLSearchParams(page.suche).get('typ') ?? '';
  const sum = facets.reduce((current, { anzahl: count }) => current + count, 0);
  if ((facets.length < 2 || sum <= PER_PAGE) && !chosen) return null;
  return (
    <Pills
      label="Art der Inhalte"
      entries={[{ typ: '', titel: 'Alle', anzahl: sum }, ...facets].map(
        ({ typ: type, titel: title, anzahl: count }) => ({
          href: buildSuchHref(page, { typ: type }),
          text: `${title} (${figure.format(count)})`,
          gewaehlt: type === chosen,
        }),
      )}
    />
  );
}

/** The site search (requirement S-22): a GET form and its results. */
export default function Suche({ context, options, seite: page }: TemplateProps<typeof suche>) {
  const id = useId();
  const term = (new URLSearchParams(page.suche).get('q') ?? '').trim();
  const { data, pagination, anzahl: count, facetten: facets, meintenSie, zerlegt: split } = context.suche;
  const tooShort = term.length === 1;
  return (
    <Section>
      <search>
        {/* A new search starts with all kinds on page 1, so no other parameters are sent. */}
        <form action={page.pfad} className={styles.form}>
          <label htmlFor={`${id}-q`}>Suchbegriff</label>
          {/* The key makes React reset the field to the address on back navigation. */}
          <input
            key={term}
            id={`${id}-q`}
            type="search"
            name="q"
            defaultValue={term}
            maxLength={200}
            placeholder="Suchbegriff eingeben"
          />
          <Button type="submit">Suchen</Button>
        </form>
      </search>
      {term === '' && <p>Geben Sie ein, wonach Sie suchen. Wir durchsuchen die ganze Website.</p>}
      {tooShort && <p role="status">Bitte geben Sie mindestens zwei Zeichen ein.</p>}
      {term.length > 1 && (
        <ListResult className={styles.result} title={getResult(count, term, meintenSie)}>
          {meintenSie && (
            <p>
              Für „{term}“ gibt es keine Treffer. Wir zeigen Ihnen stattdessen die Treffer für{' '}
              <a href={buildSuchHref(page, { q: meintenSie })}>„{meintenSie}“</a>.
            </p>
          )}
          {split.map(({ wort: word, teile: parts }) => (
            <p key={word}>
              Das Wort „{word}“ kommt selten oder gar nicht vor. Wir haben auch nach{' '}
              {parts.map((part) => `„${part}“`).join(' und ')} gesucht.
            </p>
          ))}
          <Facets facets={facets} seite={page} />
          {data.length > 0 && (
            <ol className={styles.list} start={(pagination.page - 1) * PER_PAGE + 1}>
              {data.map((hit) => (
                <SearchMatch key={hit.url} hit={hit} />
              ))}
            </ol>
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(num) => buildSuchHref(page, { seite: String(num) })}
          />
          {data.length === 0 && <WithoutHit targets={options.ziele} seite={page} cancelled={count === null} />}
        </ListResult>
      )}
    </Section>
  );
}
