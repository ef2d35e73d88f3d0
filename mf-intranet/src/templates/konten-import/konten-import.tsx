import blatt from '@gm/shared/detail/detail.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Feld } from '@gm/shared/formular/feld';
import dateiwahl from '@gm/shared/formular/file-field.module.css';
import listen from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
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
          <Dateiwahl seite={seite} meldung={meldung} />
        </section>
      </div>
    </Abschnitt>
  );
}

function Dateiwahl({ seite, meldung }: { seite: Seite; meldung: string | undefined }) {
  const [name, setName] = useState<string>();
  const hint = 'Eine CSV-Datei, wie jede Tabellenkalkulation sie speichert, mit höchstens 500 Zeilen';
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
        <Feld id="konten-import-datei" label="Datei" required hint={hint} meldung={meldung}>
          <input
            id="konten-import-datei"
            type="file"
            name="datei"
            accept=".csv,.txt,text/csv"
            className={dateiwahl.datei}
            onChange={(event) => setName(event.target.files?.[0]?.name)}
            aria-invalid={meldung ? true : undefined}
            aria-describedby={`konten-import-datei-hinweis${meldung ? ' konten-import-datei-fehler' : ''}`}
          />
          {/* The browser's own button speaks the browser's language. */}
          <p className={dateiwahl.auswahl}>
            <label htmlFor="konten-import-datei" className={dateiwahl.knopf}>
              Datei auswählen
            </label>
            <span>{name ?? 'Keine Datei ausgewählt'}</span>
          </p>
        </Feld>
        <div>
          <Button type="submit">Liste prüfen</Button>
        </div>
      </form>
    </>
  );
}
