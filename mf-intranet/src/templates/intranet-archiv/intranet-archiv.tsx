import blatt from '@gm/shared/detail/detail.module.css';
import { LeereListe } from '@gm/shared/liste/leere-liste';
import styles from '@gm/shared/liste/liste.module.css';
import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterTag } from '@gm/shared/ui/filter-formular';
import { LinkButton } from '@gm/shared/ui/link-button';
import { DokumentListe } from '../../texte/dokument-liste.tsx';
import type { IntranetArchivProps } from './intranet-archiv.context.ts';

const FILTER = ['themen_id', 'gueltig_von', 'gueltig_bis'] as const;

function formatCount(anzahl: number): string {
  if (anzahl === 0) return 'Keine Dokumente gefunden';
  return anzahl === 1 ? '1 Dokument' : `${anzahl} Dokumente`;
}

/** Archive of the staff: documents by topic and archive, narrowed down by topic and validity with a plain GET form. */
export default function IntranetArchiv({ context, seite }: IntranetArchivProps) {
  const { data, themen, neu } = context.themen;
  const { themen_id, gueltig_von, gueltig_bis } = readFilter(seite, FILTER);
  const isFiltered = [themen_id, gueltig_von, gueltig_bis].some((wert) => wert !== '');
  const anzahl = data.flatMap(({ archive }) => archive.flatMap(({ dokumente }) => dokumente)).length;
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <FilterFormular
          aktion={seite.pfad}
          aufheben={isFiltered ? seite.pfad : undefined}
          gewaehlt={[themen_id, gueltig_von, gueltig_bis]}
        >
          <FilterAuswahl
            name="themen_id"
            label="Thema"
            wert={themen_id}
            alle="Alle Themen"
            optionen={themen.map(({ id, thema }) => ({ wert: String(id), text: thema }))}
          />
          <FilterTag name="gueltig_von" label="Gültig ab dem" wert={gueltig_von} />
          <FilterTag name="gueltig_bis" label="Gültig bis zum" wert={gueltig_bis} />
        </FilterFormular>
        <ListenErgebnis
          titel={formatCount(anzahl)}
          neben={neu && <LinkButton href={neu}>Dokument hinzufügen</LinkButton>}
        >
          {data.map(({ id, thema, archive }) => (
            <section key={id} aria-labelledby={`thema-${id}`} className={blatt.blatt}>
              <h3 id={`thema-${id}`}>{thema}</h3>
              {archive.map((archiv) => (
                <section key={archiv.id} aria-labelledby={`archiv-${archiv.id}`}>
                  <h4 id={`archiv-${archiv.id}`}>{archiv.titel}</h4>
                  <DokumentListe dokumente={archiv.dokumente} />
                </section>
              ))}
            </section>
          ))}
          {anzahl === 0 && (
            <LeereListe
              istGefiltert={isFiltered}
              ohneTreffer="Zu Ihrer Auswahl gibt es kein Dokument."
              alle={{ href: seite.pfad, text: 'Alle Dokumente zeigen' }}
              nichts="Das Archiv ist noch leer."
            />
          )}
        </ListenErgebnis>
      </div>
    </Abschnitt>
  );
}
