import { formatDatum } from '@gm/shared/format/datum';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import styles from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Datumsmarke } from '@gm/shared/ui/datumsmarke';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import type { bekanntmachungen } from './bekanntmachungen.context.ts';

const FILTER = ['q', 'jahr', 'typ', 'ansicht'] as const;

function formatCount(anzahl: number): string {
  if (anzahl === 0) return 'Keine Bekanntmachungen gefunden';
  return anzahl === 1 ? '1 Bekanntmachung' : `${anzahl} Bekanntmachungen`;
}

/** The notice board: what is up, or the archive of what is over; words, year and category as a plain GET form. */
export default function Bekanntmachungen({ context, seite }: TemplateProps<typeof bekanntmachungen>) {
  const { data, pagination, anzahl, archiv, auswahl } = context.bekanntmachungen;
  const { q, jahr, typ } = readFilter(seite, FILTER);
  if (anzahl === null) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Bekanntmachungen" />
      </Abschnitt>
    );
  }
  const ansicht = archiv ? 'archiv' : '';
  const ohneFilter = buildListenHref(seite, FILTER, { q: '', jahr: '', typ: '', ansicht });
  const isFiltered = [q, jahr, typ].some((wert) => wert !== '');
  return (
    <GefilterteListe
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={isFiltered ? ohneFilter : undefined}
          suche={<FilterSuchwort wert={q} />}
          gewaehlt={[jahr, typ]}
        >
          <FilterAuswahl
            name="jahr"
            label="Jahr"
            wert={jahr}
            alle="Alle Jahre"
            optionen={auswahl.jahre.map((wert) => ({ wert, text: wert }))}
          />
          <FilterAuswahl
            name="typ"
            label="Rubrik"
            wert={typ}
            alle="Alle Rubriken"
            optionen={auswahl.rubriken.map((rubrik) => ({ wert: rubrik.typ, text: rubrik.titel }))}
          />
          {archiv && <input type="hidden" name="ansicht" value="archiv" />}
        </FilterFormular>
      }
      titel={formatCount(anzahl)}
      neben={
        <Ansichten
          label="Ansicht"
          ansichten={[
            { href: seite.pfad, text: 'Aktuell', gewaehlt: !archiv },
            { href: `${seite.pfad}?ansicht=archiv`, text: 'Archiv', gewaehlt: archiv },
          ]}
        />
      }
      isLeer={data.length === 0}
      leer={{
        istGefiltert: isFiltered,
        ohneTreffer: 'Zu Ihrer Auswahl gibt es keine Bekanntmachung.',
        alle: { href: ohneFilter, text: 'Alle Bekanntmachungen zeigen' },
        nichts: 'Zurzeit ist nichts bekannt zu machen.',
      }}
      seiten={{
        ...pagination,
        buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }),
      }}
      danach={
        <p>
          <a href={`${seite.pfad}feed.xml`}>Bekanntmachungen als Feed abonnieren (Atom)</a>
        </p>
      }
    >
      <ol className={styles.liste}>
        {data.map((eintrag, index) => (
          <ListenZeile
            key={eintrag.detailURL ?? index}
            titel={eintrag.titel}
            href={eintrag.detailURL}
            marke={<Datumsmarke tag={eintrag.datum_von} />}
            ueber={
              <>
                <b>{formatDatum(eintrag.datum_von)}</b>
                {eintrag.datum_bis && ` bis ${formatDatum(eintrag.datum_bis)}`}
              </>
            }
            text={eintrag.einleitung}
            rubriken={eintrag.rubrik ? [eintrag.rubrik.titel] : []}
          />
        ))}
      </ol>
    </GefilterteListe>
  );
}
