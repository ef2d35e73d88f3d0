import { formatDatum } from '@gm/shared/format/datum';
import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import styles from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { Pagination } from '@gm/shared/ui/pagination';
import type { Seite } from '@gm/shared/vertrag';
import { useRef } from 'react';
import { Ampel } from '../../freigaben/ampel.tsx';
import type { FreigabenProps } from './freigaben.context.ts';
import { Tastenkuerzel } from './tastenkuerzel.tsx';

type Antwort = NonNullable<FreigabenProps['context']['freigaben']>;

const FILTER = ['q', 'typ', 'ansicht'] as const;

const ANSICHTEN = [
  ['offen', 'Offen'],
  ['meine', 'Meine'],
  ['rueckfrage', 'Rückfragen'],
  ['erledigt', 'Erledigt'],
  ['alle', 'Alle'],
] as const;

function formatCount(anzahl: number, mehr: boolean): string {
  if (anzahl === 0) return 'Keine Einsendungen';
  if (mehr) return `Mehr als ${anzahl.toLocaleString('de-DE')} Einsendungen`;
  return anzahl === 1 ? '1 Einsendung' : `${anzahl.toLocaleString('de-DE')} Einsendungen`;
}

/** The inbox of the desk: everything residents sent, what waits longest first. */
export default function Freigaben({ context, seite }: FreigabenProps) {
  if (!context.freigaben) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Einsendungen" />
      </Abschnitt>
    );
  }
  return <Eingang freigaben={context.freigaben} seite={seite} />;
}

function Eingang({ freigaben, seite }: { freigaben: Antwort; seite: Seite }) {
  const liste = useRef<HTMLOListElement>(null);
  const { data, pagination, anzahl, mehr, ansicht, ansichten, arten } = freigaben;
  const { q, typ } = readFilter(seite, FILTER);
  const exportList = (format: string) =>
    `/api/intranet/freigaben/export?${new URLSearchParams({ ansicht, ...(typ && { typ }), ...(q && { q }), format })}`;
  const ohneFilter = buildListenHref(seite, FILTER, { q: '', typ: '' });
  return (
    <Abschnitt labelledBy="freigaben-anzahl">
      <div className={styles.seite}>
        <Ansichten
          label="Ansicht"
          ansichten={ANSICHTEN.map(([name, text]) => ({
            href: buildListenHref(seite, FILTER, { ansicht: name === 'offen' ? '' : name, seite: '' }),
            text: `${text} (${ansichten[name].toLocaleString('de-DE')})`,
            gewaehlt: name === ansicht,
          }))}
        />
        <FilterFormular aktion={seite.pfad} aufheben={q || typ ? ohneFilter : undefined}>
          <FilterSuchwort wert={q} />
          <FilterAuswahl
            name="typ"
            label="Formular"
            wert={typ}
            alle="Alle Formulare"
            optionen={arten.map((art) => ({ wert: art.typ, text: `${art.titel} (${art.anzahl})` }))}
          />
          {ansicht !== 'offen' && <input type="hidden" name="ansicht" value={ansicht} />}
        </FilterFormular>
        <div className={styles.ergebnis}>
          <div role="status">
            <h2 id="freigaben-anzahl">{formatCount(anzahl, mehr)}</h2>
          </div>
          {data.length > 0 && (
            <ol ref={liste} className={styles.liste}>
              {data.map((eintrag) => (
                <ListenZeile
                  key={eintrag.referenz}
                  titel={eintrag.titel || eintrag.referenz}
                  href={eintrag.detailURL}
                  ueber={
                    <>
                      <b>{eintrag.bezeichnung}</b> {eintrag.referenz}, eingegangen am {formatDatum(eintrag.eingegangen)}
                    </>
                  }
                  angaben={[eintrag.email, eintrag.zustaendig ? `bearbeitet von ${eintrag.zustaendig}` : null]}
                  zeichen={<Ampel {...eintrag} />}
                />
              ))}
            </ol>
          )}
          {data.length === 0 && (
            <p>
              {q || typ ? (
                <>
                  Zu Ihrer Auswahl gibt es nichts. <a href={ohneFilter}>Alle dieser Ansicht zeigen</a>
                </>
              ) : (
                'Hier ist nichts zu tun.'
              )}
            </p>
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) })}
          />
          {data.length > 0 && (
            <p>
              Zum Mitnehmen, wie oben ausgewählt:{' '}
              <a href={exportList('xlsx')} data-native="">
                Liste als XLSX
              </a>
              ,{' '}
              <a href={exportList('csv')} data-native="">
                Liste als CSV
              </a>
            </p>
          )}
          <Tastenkuerzel liste={liste} />
        </div>
      </div>
    </Abschnitt>
  );
}
