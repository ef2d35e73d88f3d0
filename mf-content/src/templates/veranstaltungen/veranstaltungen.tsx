import { formatMonat } from '@gm/shared/format/monat';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { LeereListe } from '@gm/shared/liste/leere-liste';
import styles from '@gm/shared/liste/liste.module.css';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Monatsansicht } from '@gm/shared/liste/monatsansicht';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Pagination } from '@gm/shared/ui/pagination';
import type { TemplateProps } from '@gm/shared/vertrag';
import { TerminZeile } from '../../termine/termin-zeile.tsx';
import { buildAboHref, buildKalenderHref, isFiltered, readAbfrage } from './kalender-abfrage.ts';
import { KalenderFilter } from './kalender-filter.tsx';
import type { veranstaltungen } from './veranstaltungen.context.ts';

const ANSICHTEN = [
  { ansicht: 'liste', text: 'Liste' },
  { ansicht: 'monat', text: 'Monat' },
];

function formatCount(anzahl: number): string {
  if (anzahl === 0) return 'Keine Veranstaltungen gefunden';
  return anzahl === 1 ? '1 Termin' : `${anzahl} Termine`;
}

/** The calendar of events: filters as a plain GET form, a list page by page or a month as a whole. */
export default function Veranstaltungen({ context, seite }: TemplateProps<typeof veranstaltungen>) {
  const kalender = context.veranstaltungen;
  const { data, pagination, anzahl, monat, auswahl } = kalender;
  const abfrage = readAbfrage(seite);
  if (anzahl === null) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Veranstaltungen" />
      </Abschnitt>
    );
  }
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <KalenderFilter seite={seite} abfrage={abfrage} auswahl={auswahl} monat={monat} />
        <ListenErgebnis
          titel={monat ? formatMonat(monat) : formatCount(anzahl)}
          neben={
            <Ansichten
              label="Ansicht"
              ansichten={ANSICHTEN.map(({ ansicht, text }) => ({
                href: buildKalenderHref(seite, { ansicht, tag: '' }),
                text,
                gewaehlt: ansicht === abfrage.ansicht,
              }))}
            />
          }
        >
          {monat ? (
            <Monatsansicht
              monat={monat}
              termine={data}
              heute={kalender.heute}
              monate={auswahl.monate}
              namen={{ keiner: 'keine Veranstaltung', mehrere: 'Veranstaltungen' }}
              buildHref={(anderer) => buildKalenderHref(seite, { monat: anderer })}
            />
          ) : (
            <>
              {data.length > 0 && (
                <ol className={styles.liste}>
                  {data.map((termin, index) => (
                    <TerminZeile key={termin.detailURL ?? index} termin={termin} />
                  ))}
                </ol>
              )}
              {data.length === 0 && (
                <LeereListe
                  istGefiltert={isFiltered(abfrage)}
                  ohneTreffer="Zu Ihrer Auswahl gibt es keinen Termin."
                  alle={{ href: seite.pfad, text: 'Alle Veranstaltungen zeigen' }}
                  nichts="Zurzeit sind keine Veranstaltungen eingetragen."
                />
              )}
              <Pagination
                page={pagination.page}
                pages={pagination.pages}
                buildHref={(nummer) => buildKalenderHref(seite, { seite: String(nummer) })}
              />
            </>
          )}
          <p>
            <a href={buildAboHref(seite)}>
              {abfrage.rubrik_id || abfrage.ortsteil || abfrage.ort || abfrage.q
                ? 'Diese Auswahl als Kalender abonnieren (.ics)'
                : 'Alle Veranstaltungen als Kalender abonnieren (.ics)'}
            </a>
          </p>
        </ListenErgebnis>
      </div>
    </Abschnitt>
  );
}
