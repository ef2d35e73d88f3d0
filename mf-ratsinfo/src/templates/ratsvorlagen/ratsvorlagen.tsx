import { formatDatum } from '@gm/shared/format/datum';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import liste from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Auszug } from '@gm/shared/ui/auszug';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Bereiche } from '../../teile/bereiche.tsx';
import { GremiumFilter, JahrFilter } from '../../teile/filter.tsx';
import { formatCount, toOptionen } from '../../teile/optionen.ts';
import type { ratsvorlagen } from './ratsvorlagen.context.ts';

const FILTER = ['q', 'gremium', 'typ', 'jahr'] as const;

/** Papers: a search over titles and the text of files, narrowed down by body, kind and year. */
export default function Ratsvorlagen({ context, seite }: TemplateProps<typeof ratsvorlagen>) {
  const antwort = context.ratsvorlagen;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Vorlagen" />
      </Abschnitt>
    );
  }
  const { data, anzahl, pagination, auswahl, meintenSie } = antwort;
  const titel = formatCount(anzahl, 'Vorlage', 'Vorlagen');
  const { q, gremium, typ, jahr } = readFilter(seite, FILTER);
  const zuVerfolgen = (q.trim().length > 1 || (gremium && !typ)) && new URLSearchParams({ q, gremium, typ });
  const isFiltered = [q, gremium, typ, jahr].some(Boolean);
  return (
    <GefilterteListe
      davor={<Bereiche pfad={seite.pfad} />}
      titel={meintenSie ? `${titel} zu „${meintenSie}“` : titel}
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={isFiltered ? seite.pfad : undefined}
          suche={<FilterSuchwort wert={q} />}
          gewaehlt={[gremium, typ, jahr]}
        >
          <GremiumFilter wert={gremium} gremien={auswahl.gremien} />
          <FilterAuswahl name="typ" label="Art" wert={typ} alle="Alle Arten" optionen={toOptionen(auswahl.arten)} />
          <JahrFilter wert={jahr} jahre={auswahl.jahre} />
        </FilterFormular>
      }
      isLeer={data.length === 0}
      leer={{
        istGefiltert: isFiltered,
        ohneTreffer: 'Zu Ihrer Auswahl gibt es keine Vorlage.',
        alle: { href: seite.pfad, text: 'Alle Vorlagen zeigen' },
        nichts: 'Zurzeit gibt es keine Vorlagen.',
      }}
      seiten={{ ...pagination, buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }) }}
      danach={
        <>
          {/* What was settled without a paper stands on an agenda and in the minutes alone. */}
          {q && (
            <p>
              <a href={`/suche/?${new URLSearchParams({ q, typ: 'sitzung' })}`}>
                In Tagesordnungen und Niederschriften suchen
              </a>
            </p>
          )}
          {zuVerfolgen && (
            <p>
              <a href={`/ratsinfo/verfolgen/?${zuVerfolgen}`}>
                {q ? 'Diese Suche per E-Mail verfolgen' : 'Dieses Gremium per E-Mail verfolgen'}
              </a>
            </p>
          )}
        </>
      }
    >
      <ol className={liste.liste}>
        {data.map(({ id, titel, art, aktenzeichen, datum, oeffentlich, auszug, detailURL }) => (
          <ListenZeile
            key={id}
            titel={titel}
            href={detailURL}
            ueber={
              <>
                <b>{[art ?? 'Vorlage', aktenzeichen].filter(Boolean).join(' ')}</b>
                {datum && ` vom ${formatDatum(datum)}`}
              </>
            }
            text={auszug.length > 0 ? <Auszug teile={auszug} /> : null}
            rubriken={oeffentlich ? [] : ['nichtöffentlich']}
          />
        ))}
      </ol>
    </GefilterteListe>
  );
}
