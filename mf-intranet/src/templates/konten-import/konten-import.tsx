import blatt from '@gm/shared/detail/detail.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Dateiwahl } from '@gm/shared/formular/dateiwahl';
import listen from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import type { KontenImportProps } from './konten-import.context.ts';
import styles from './konten-import.module.css';
import { KontenVorschau } from './konten-vorschau.tsx';

/** Many accounts at once: choose a list, look at what it would do, carry it out. Plain forms alone, as for one account. */
export default function KontenImport({ context: { liste }, seite }: KontenImportProps) {
  const { formular } = seite;
  const meldung = formular?.fehler.find(({ feld }) => feld === 'datei')?.meldung;
  return (
    <Abschnitt>
      <div className={listen.seite}>
        <Zurueck href="/intranet/konten/" text="Zu allen Konten" />
        {formular?.status === 'success' && !liste && (
          <Alert kind="success" title="Die Konten sind angelegt">
            <p>Jede Person bekommt eine E-Mail mit einem Link, über den sie ihr Passwort festlegt.</p>
          </Alert>
        )}
        {formular?.status === 'error' && !meldung && (
          <Alert kind="danger" title="Es wurde niemand angelegt">
            <p>
              Diese Liste gibt es nicht mehr, oder eine Zeile ist fehlerhaft. Bitte wählen Sie die Datei noch einmal
              aus.
            </p>
          </Alert>
        )}
        {liste && <KontenVorschau liste={liste} adresse={seite.pfad} />}
        <section className={blatt.blatt} aria-labelledby="konten-datei">
          <h2 id="konten-datei">{liste ? 'Eine andere Liste' : 'Liste auswählen'}</h2>
          <Listenwahl seite={seite} meldung={meldung} />
        </section>
      </div>
    </Abschnitt>
  );
}

const HINWEIS = 'Eine CSV-Datei, wie jede Tabellenkalkulation sie speichert, mit höchstens 500 Zeilen';

function Listenwahl({ seite, meldung }: { seite: Seite; meldung: string | undefined }) {
  return (
    <>
      <p>
        In der ersten Zeile stehen die Namen der Spalten: vorname, nachname und email, dazu bei Bedarf art (intern oder
        rat), rollen (redaktion, admin) und person (Nummer im Ratsinformationssystem).
      </p>
      <pre className={styles.muster}>
        {'vorname;nachname;email;art;rollen\nErika;Muster;e.muster@musterhardt.example;intern;redaktion'}
      </pre>
      <form method="post" action={seite.pfad} encType="multipart/form-data" className={styles.form} noValidate>
        <input type="hidden" name="formular" value="konten-import" />
        <input type="hidden" name="vorgang" value="pruefen" />
        <Dateiwahl
          id="konten-import-datei"
          label="Datei"
          hint={HINWEIS}
          accept=".csv,.txt,text/csv"
          meldung={meldung}
        />
        <div>
          <Button type="submit">Liste prüfen</Button>
        </div>
      </form>
    </>
  );
}
