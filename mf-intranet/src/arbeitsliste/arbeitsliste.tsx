import { Ansichten } from '@gm/shared/liste/ansichten';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { Seite } from '@gm/shared/vertrag';
import type { ReactNode } from 'react';
import { Sortierkopf } from './sortierkopf.tsx';
import type { Sortierung, Spalte } from './sortierlink.tsx';
import { Sortierzeile } from './sortierzeile.tsx';

const FILTER = ['q', 'typ', 'ansicht', 'sort'] as const;

interface ArbeitslisteProps<Ansicht extends string> {
  seite: Seite;
  davor?: ReactNode;
  /** States with their names, the one without a word in the address first. */
  ansichten: readonly (readonly [Ansicht, string])[];
  ansicht: Ansicht;
  /** How many there are in each. */
  anzahlen: Readonly<Record<Ansicht, number>>;
  /** What kinds there are to choose from, and what they are called. */
  arten: { label: string; alle: string; optionen: { wert: string; text: string }[] };
  titel: string;
  isLeer: boolean;
  /** The way from a selection that nothing fits to what there is: the whole view, or the whole list. */
  alle: { text: string; auchAnsicht: boolean };
  nichts: string;
  pagination: { page: number; pages: number };
  children: ReactNode;
  danach?: ReactNode;
}

interface ArbeitskopfProps {
  seite: Seite;
  spalten: readonly Spalte[];
}

const sortBy = ({ seite, spalten }: ArbeitskopfProps): Sortierung => ({
  spalten,
  ordnung: readFilter(seite, FILTER).sort,
  buildHref: (ordnung) => buildListenHref(seite, FILTER, { sort: ordnung }),
});

/** The heads of its table, where it is one. */
export const Arbeitskopf = (props: ArbeitskopfProps) => <Sortierkopf {...sortBy(props)} />;

/** The same of a list that is no table. */
export const Arbeitssortierung = (props: ArbeitskopfProps) => <Sortierzeile {...sortBy(props)} />;

/** A list that staff works on: states with their numbers, words and kinds to look for, lines, pages. */
export function Arbeitsliste<Ansicht extends string>({
  seite,
  davor,
  ansichten,
  ansicht,
  anzahlen,
  arten,
  titel,
  isLeer,
  alle,
  nichts,
  pagination,
  children,
  danach,
}: ArbeitslisteProps<Ansicht>) {
  const { q, typ, sort } = readFilter(seite, FILTER);
  const isUebliche = ansicht === ansichten[0]?.[0];
  const ohneFilter = buildListenHref(seite, FILTER, { q: '', typ: '' });
  const isGefiltert = q !== '' || typ !== '';
  return (
    <GefilterteListe
      davor={
        <>
          {davor}
          <Ansichten
            label="Ansicht"
            ansichten={ansichten.map(([name, text], index) => ({
              href: buildListenHref(seite, FILTER, { ansicht: index === 0 ? '' : name, seite: '' }),
              text: `${text} (${anzahlen[name].toLocaleString('de-DE')})`,
              gewaehlt: name === ansicht,
            }))}
          />
        </>
      }
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={isGefiltert ? ohneFilter : undefined}
          suche={<FilterSuchwort wert={q} />}
          gewaehlt={[typ]}
        >
          <FilterAuswahl name="typ" label={arten.label} wert={typ} alle={arten.alle} optionen={arten.optionen} />
          {!isUebliche && <input type="hidden" name="ansicht" value={ansicht} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
        </FilterFormular>
      }
      titel={titel}
      isLeer={isLeer}
      leer={{
        istGefiltert: isGefiltert || (alle.auchAnsicht && !isUebliche),
        ohneTreffer: 'Zu Ihrer Auswahl gibt es nichts.',
        alle: { href: alle.auchAnsicht ? seite.pfad : ohneFilter, text: alle.text },
        nichts,
      }}
      seiten={{
        ...pagination,
        buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }),
      }}
      danach={danach}
    >
      {children}
    </GefilterteListe>
  );
}
