import blatt from '@gm/shared/detail/detail.module.css';
import styles from '@gm/shared/liste/liste.module.css';
import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { DokumentListe } from '../../texte/dokument-liste.tsx';
import { TextListe } from '../../texte/text-liste.tsx';
import type { IntranetSucheProps } from './intranet-suche.context.ts';
import eigene from './intranet-suche.module.css';

function formatCount(anzahl: number, istMehr: boolean, q: string): string {
  if (q === '') return 'Wonach suchen Sie?';
  if (anzahl === 0) return `Nichts gefunden zu „${q}“`;
  return anzahl === 1
    ? `1 Treffer zu „${q}“`
    : `${istMehr ? 'Mehr als ' : ''}${anzahl.toLocaleString('de-DE')} Treffer zu „${q}“`;
}

/** Search in everything an account may see: news and documents, and for editors content and submissions. */
export default function IntranetSuche({ context, seite }: IntranetSucheProps) {
  const { gruppen } = context.arbeit;
  const { texte, dokumente } = context.treffer;
  const { q } = readFilter(seite, ['q']);
  const anzahl = gruppen.reduce((summe, gruppe) => summe + gruppe.anzahl, texte.length + dokumente.length);
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <FilterFormular aktion={seite.pfad} absenden="Suchen" suche={<FilterSuchwort wert={q} />} />
        <ListenErgebnis
          titel={formatCount(
            anzahl,
            gruppen.some(({ istMehr }) => istMehr),
            q,
          )}
        >
          {q !== '' && anzahl === 0 && (
            <p>
              Versuchen Sie es mit einem anderen oder kürzeren Wort. Das <a href="/intranet/archiv/">Archiv</a> zeigt
              alle Dokumente nach Themen.
            </p>
          )}
          {dokumente.length > 0 && (
            <section aria-labelledby="treffer-dokumente" className={blatt.blatt}>
              <h3 id="treffer-dokumente">Dokumente</h3>
              <DokumentListe dokumente={dokumente} mitThema />
            </section>
          )}
          {texte.length > 0 && <TextListe texte={texte} mitRubrik />}
          {gruppen.map(({ titel, anzahl: treffer, alle, data }, index) => (
            <section key={titel} aria-labelledby={`treffer-${index}`} className={blatt.blatt}>
              <h3 id={`treffer-${index}`}>{titel}</h3>
              <ul className={eigene.treffer}>
                {data.map(({ titel: name, hinweis, detailURL }) => (
                  <li key={detailURL}>
                    <a href={detailURL}>{name}</a>
                    <span>{hinweis}</span>
                  </li>
                ))}
              </ul>
              {treffer > data.length && (
                <p>
                  <a href={alle}>
                    Alle {treffer.toLocaleString('de-DE')} {titel}
                  </a>
                </p>
              )}
            </section>
          ))}
        </ListenErgebnis>
      </div>
    </Abschnitt>
  );
}
