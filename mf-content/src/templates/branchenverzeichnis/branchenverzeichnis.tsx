import type { TemplateProps } from '@gm/shared/contract';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import styles from '@gm/shared/list/list.module.css';
import { ListLine } from '@gm/shared/list/list-line';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import { FilterForm, FilterSearchWord, FilterSelection } from '@gm/shared/ui/filter-form';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { Alphabet } from '../../alphabet/alphabet.tsx';
import type { branchenverzeichnis } from './branchenverzeichnis.context.ts';

const FILTER = ['q', 'typ', 'rubrik_id', 'buchstabe'] as const;
const figure = new Intl.NumberFormat('de-DE');

function formatCount(count: number): string {
  if (count === 0) return 'Keine Einträge gefunden';
  return count === 1 ? '1 Eintrag' : `${figure.format(count)} Einträge`;
}

/** The directory: search words and category as a GET form, kinds and letters as links, with pagination. */
export default function Branchenverzeichnis({ context, seite: page }: TemplateProps<typeof branchenverzeichnis>) {
  const { data, pagination, anzahl: count, auswahl: selection } = context.verzeichnis;
  const { q, typ: type, rubrik_id, buchstabe: letter } = readFilter(page, FILTER);
  const buildHref = (change: Partial<Record<(typeof FILTER)[number] | 'seite', string>>) =>
    buildListHref(page, FILTER, change);
  if (count === null) {
    return (
      <Section>
        <Cancelled was="Die Einträge" />
      </Section>
    );
  }
  const chosenType = selection.typen.find((entry) => entry.typ === type)?.typ ?? '';
  const isFiltered = [q, chosenType, rubrik_id, letter].some((value) => value !== '');
  const sum = selection.typen.reduce((current, entry) => current + entry.anzahl, 0);
  return (
    <FilteredList
      filter={
        <>
          <FilterForm
            action={page.pfad}
            reset={isFiltered ? page.pfad : undefined}
            submit="Suchen"
            search={<FilterSearchWord value={q} />}
            chosen={[rubrik_id]}
          >
            <FilterSelection
              name="rubrik_id"
              label="Rubrik"
              value={rubrik_id}
              all="Alle Rubriken"
              options={selection.rubriken.map((category) => ({
                wert: String(category.id),
                text: `${category.rubrik} (${figure.format(category.anzahl)})`,
              }))}
            />
            {chosenType && <input type="hidden" name="typ" value={chosenType} />}
          </FilterForm>
          {sum > 0 && (
            <Pills
              label="Art der Einträge"
              entries={[{ typ: '', titel: 'Alle', anzahl: sum }, ...selection.typen].map((entry) => ({
                href: buildHref({ typ: entry.typ, rubrik_id: '', buchstabe: '' }),
                text: `${entry.titel} (${figure.format(entry.anzahl)})`,
                gewaehlt: entry.typ === chosenType,
              }))}
            />
          )}
          <Alphabet
            letters={selection.buchstaben}
            chosen={letter.toUpperCase()}
            buildHref={(beginning) => buildHref({ buchstabe: beginning })}
          />
        </>
      }
      title={formatCount(count)}
      isEmpty={data.length === 0}
      empty={{
        isFiltered,
        withoutHit: 'Zu Ihrer Auswahl gibt es keinen Eintrag.',
        all: { href: page.pfad, text: 'Alle Einträge zeigen' },
        nothing: 'Zurzeit ist niemand eingetragen.',
      }}
      pages={{ ...pagination, buildHref: (num) => buildHref({ seite: String(num) }) }}
    >
      <ol className={styles.list}>
        {data.map((entry, index) => (
          <ListLine
            key={entry.detailURL ?? index}
            title={entry.titel}
            href={entry.detailURL}
            text={entry.einleitung}
            details={[
              [entry.adresse?.strasse, entry.adresse?.ort].filter(Boolean).join(', '),
              entry.telefon && `Tel. ${entry.telefon}`,
            ]}
            rubriken={entry.rubrik ? [entry.rubrik] : []}
          />
        ))}
      </ol>
    </FilteredList>
  );
}
