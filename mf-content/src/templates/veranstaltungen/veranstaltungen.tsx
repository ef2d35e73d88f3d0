import { formatMonat } from '@gm/shared/format/monat';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import styles from '@gm/shared/liste/liste.module.css';
import { Monatsansicht } from '@gm/shared/liste/monatsansicht';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Pagination } from '@gm/shared/ui/pagination';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { TerminZeile } from '../../termine/termin-zeile.tsx';
import { buildAboHref, buildKalenderHref, istGefiltert, readAbfrage } from './kalender-abfrage.ts';
import { KalenderFilter } from './kalender-filter.tsx';
import type { veranstaltungen } from './veranstaltungen.context.ts';

const ANSICHTEN = [
  { ansicht: 'liste', text: 'Liste' },
  { ansicht: 'monat', text: 'Monat' },
];

function nenneAnzahl(anzahl: number): string {
  if (anzahl === 0) return 'Keine Veranstaltungen gefunden';
  return anzahl === 1 ? '1 Termin' : `${anzahl} Termine`;
}

/** The calendar of events: filters as a plain GET form, a list page by page or a month as a whole. */
export default function Veranstaltungen({ context, seite }: TemplateProps<typeof veranstaltungen>) {
  const id = useId();
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
        <section aria-labelledby={id} className={styles.ergebnis}>
          <div className={styles.kopf}>
            {/* Around the heading: inside of it, a status would take its name away. */}
            <div role="status">
              <h2 id={id}>{monat ? formatMonat(monat) : nenneAnzahl(anzahl)}</h2>
            </div>
            <Ansichten
              label="Ansicht"
              ansichten={ANSICHTEN.map(({ ansicht, text }) => ({
                href: buildKalenderHref(seite, { ansicht, tag: '' }),
                text,
                gewaehlt: ansicht === abfrage.ansicht,
              }))}
            />
          </div>
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
                <p>
                  {istGefiltert(abfrage) ? (
                    <>
                      Zu Ihrer Auswahl gibt es keinen Termin. <a href={seite.pfad}>Alle Veranstaltungen zeigen</a>
                    </>
                  ) : (
                    'Zurzeit sind keine Veranstaltungen eingetragen.'
                  )}
                </p>
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
        </section>
      </div>
    </Abschnitt>
  );
}
