import { formatMonat } from '@gm/shared/format/monat';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import liste from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { Monatsansicht } from '@gm/shared/liste/monatsansicht';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Bereiche } from '../../teile/bereiche.tsx';
import { GremiumFilter, JahrFilter } from '../../teile/filter.tsx';
import { formatCount } from '../../teile/optionen.ts';
import { SitzungZeile } from '../../teile/sitzung-zeile.tsx';
import type { ratssitzungen } from './ratssitzungen.context.ts';

const FILTER = ['gremium', 'jahr', 'monat', 'ansicht'] as const;
const ANSICHTEN = [
  { ansicht: '', text: 'Kommende' },
  { ansicht: 'archiv', text: 'Vergangene' },
  { ansicht: 'monat', text: 'Monat' },
];

/** Meetings: those to come, those that are over, or a month; by body and year. */
export default function Ratssitzungen({ context, seite }: TemplateProps<typeof ratssitzungen>) {
  const antwort = context.ratssitzungen;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Sitzungen" />
      </Abschnitt>
    );
  }
  const { data, anzahl, pagination, monat, heute, auswahl } = antwort;
  const { gremium, jahr, ansicht } = readFilter(seite, FILTER);
  const hrefOf = (aenderung: Parameters<typeof buildListenHref<(typeof FILTER)[number]>>[2]) =>
    buildListenHref(seite, FILTER, aenderung);
  const ohneFilter = hrefOf({ gremium: '', jahr: '' });
  const abo = `${seite.pfad.replace(/sitzungen\/$/, '')}kalender.ics${gremium ? `?gremium=${encodeURIComponent(gremium)}` : ''}`;
  return (
    <GefilterteListe
      davor={<Bereiche pfad={seite.pfad} />}
      titel={monat ? formatMonat(monat) : formatCount(anzahl, 'Sitzung', 'Sitzungen')}
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={gremium || jahr ? ohneFilter : undefined}
          gewaehlt={[gremium, jahr, monat]}
        >
          <GremiumFilter wert={gremium} gremien={auswahl.gremien} />
          {monat ? (
            <FilterAuswahl
              name="monat"
              label="Monat"
              wert={monat}
              alle="Laufender Monat"
              optionen={[...new Set([...auswahl.monate, monat])]
                .sort()
                .map((wert) => ({ wert, text: formatMonat(wert) }))}
            />
          ) : (
            <JahrFilter wert={jahr} jahre={auswahl.jahre} />
          )}
          {ansicht && <input type="hidden" name="ansicht" value={ansicht} />}
        </FilterFormular>
      }
      neben={
        <Ansichten
          label="Ansicht"
          ansichten={ANSICHTEN.map(({ ansicht: eine, text }) => ({
            href: hrefOf({ ansicht: eine, jahr: '', monat: '' }),
            text,
            gewaehlt: eine === (monat ? 'monat' : ansicht),
          }))}
        />
      }
      isLeer={data.length === 0 && !monat}
      leer={{
        istGefiltert: Boolean(gremium || jahr),
        ohneTreffer: 'Zu Ihrer Auswahl gibt es keine Sitzung.',
        alle: { href: ohneFilter, text: 'Alle Sitzungen zeigen' },
        nichts: 'Zurzeit ist keine Sitzung angesetzt.',
      }}
      seiten={{ ...pagination, buildHref: (nummer) => hrefOf({ seite: String(nummer) }) }}
      danach={
        <p>
          <a href={abo}>
            {gremium ? 'Sitzungen dieses Gremiums abonnieren (.ics)' : 'Alle Sitzungen als Kalender abonnieren (.ics)'}
          </a>
        </p>
      }
    >
      {monat ? (
        <Monatsansicht
          monat={monat}
          termine={data}
          heute={heute}
          monate={auswahl.monate}
          namen={{ keiner: 'keine Sitzung', mehrere: 'Sitzungen' }}
          buildHref={(anderer) => hrefOf({ monat: anderer })}
        />
      ) : (
        <ol className={liste.liste}>
          {data.map((sitzung) => (
            <SitzungZeile key={sitzung.id} sitzung={sitzung} />
          ))}
        </ol>
      )}
    </GefilterteListe>
  );
}
