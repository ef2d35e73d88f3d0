import blatt from '@gm/shared/detail/detail.module.css';
import styles from '@gm/shared/liste/liste.module.css';
import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import type { IntranetKontenProps } from './intranet-konten.context.ts';
import { KontoAnlegen } from './konto-anlegen.tsx';
import { KontoKarte } from './konto-karte.tsx';

/** Accounts for administrators. Plain forms alone: what one does here is rare, and must not go wrong. */
export default function IntranetKonten({ context, seite }: IntranetKontenProps) {
  const { data, rechtearten } = context.konten;
  const { q } = readFilter(seite, ['q']);
  const { formular } = seite;
  const anlegen = formular?.status === 'error' && formular.werte.vorgang === 'anlegen' ? formular : undefined;
  return (
    <Abschnitt>
      <div className={styles.seite}>
        {formular?.status === 'success' && <Alert kind="success" title="Die Änderung ist gespeichert" />}
        {formular?.status === 'error' && !anlegen && (
          <Alert kind="danger" title="Die Änderung wurde abgelehnt">
            <p>
              {formular.fehler[0]?.meldung ?? (
                <>
                  Das Konto gibt es nicht mehr, oder es ist Ihr eigenes: Sich selbst können Sie weder sperren noch die
                  Verwaltung der Konten entziehen.
                </>
              )}
            </p>
          </Alert>
        )}
        <FilterFormular
          aktion={seite.pfad}
          aufheben={q ? seite.pfad : undefined}
          absenden="Konten suchen"
          suche={<FilterSuchwort wert={q} />}
        />
        <ListenErgebnis titel={data.length === 1 ? '1 Konto' : `${data.length} Konten`}>
          <ul className={styles.liste}>
            {data.map((konto) => (
              <KontoKarte
                key={konto.id}
                konto={konto}
                adresse={seite.pfad + seite.suche}
                arten={rechtearten}
                abgelehnt={formular?.status === 'error' ? formular : undefined}
              />
            ))}
          </ul>
        </ListenErgebnis>
        <section className={blatt.blatt} aria-labelledby="konto-anlegen">
          <h2 id="konto-anlegen">Konto anlegen</h2>
          <p>
            Viele auf einmal: <a href="/intranet/konten/import/">Konten aus einer Liste anlegen</a>
          </p>
          <KontoAnlegen adresse={seite.pfad} abgelehnt={anlegen} />
        </section>
      </div>
    </Abschnitt>
  );
}
