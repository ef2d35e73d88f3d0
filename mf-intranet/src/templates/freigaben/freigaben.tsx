import { formatDatum } from '@gm/shared/format/datum';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import styles from '@gm/shared/liste/liste.module.css';
import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { Seite } from '@gm/shared/vertrag';
import { useRef } from 'react';
import { Arbeitsliste, Arbeitssortierung } from '../../arbeitsliste/arbeitsliste.tsx';
import { Ampel } from '../../freigaben/ampel.tsx';
import type { FreigabenProps } from './freigaben.context.ts';
import { useListentasten } from './use-listentasten.ts';

type Antwort = NonNullable<FreigabenProps['context']['freigaben']>;

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

/** The inbox of the desk: everything residents sent, what waits longest first unless a column says otherwise. */
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
  useListentasten(liste);
  const { data, pagination, anzahl, mehr, ansicht, ansichten, arten } = freigaben;
  const { q, typ, sort } = readFilter(seite, ['q', 'typ', 'sort']);
  const exportList = (format: string) =>
    `/api/intranet/freigaben/export?${new URLSearchParams({ ansicht, ...(typ && { typ }), ...(q && { q }), ...(sort && { sort }), format })}`;
  return (
    <Arbeitsliste
      seite={seite}
      ansichten={ANSICHTEN}
      ansicht={ansicht}
      anzahlen={ansichten}
      arten={{
        label: 'Formular',
        alle: 'Alle Formulare',
        optionen: arten.map((art) => ({ wert: art.typ, text: `${art.titel} (${art.anzahl})` })),
      }}
      titel={formatCount(anzahl, mehr)}
      isLeer={data.length === 0}
      alle={{ text: 'Alle dieser Ansicht zeigen', auchAnsicht: false }}
      nichts="Hier ist nichts zu tun."
      pagination={pagination}
      danach={
        data.length > 0 && (
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
        )
      }
    >
      <Arbeitssortierung
        seite={seite}
        spalten={[
          { name: 'eingegangen', text: 'Eingang' },
          { name: 'formular', text: 'Formular' },
          { name: 'stand', text: 'Stand' },
          { name: 'zustaendig', text: 'Bearbeitet von' },
        ]}
      />
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
    </Arbeitsliste>
  );
}
