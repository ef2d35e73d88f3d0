import type { Page } from '@gm/shared/contract';
import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/detail.module.css';
import { FileChoice } from '@gm/shared/forms/fields/file-choice';
import lists from '@gm/shared/list/list.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { Section } from '@gm/shared/ui/section';
import { AccountPreview } from './account-preview.tsx';
import type { KontenImportProps } from './konten-import.context.ts';
import styles from './konten-import.module.css';

/** Import of many accounts: upload a list, review it, carry it out. Plain forms only, as for a single account. */
export default function KontenImport({ context: { liste: list }, seite: page }: KontenImportProps) {
  const { formular: form } = page;
  const messageToo = (name: string) => form?.fehler.find(({ feld: field }) => field === name)?.meldung;
  const message = messageToo('datei');
  return (
    <Section>
      <div className={lists.page}>
        <Back href="/intranet/konten/" text="Zu allen Konten" />
        {form?.status === 'success' && !list && (
          <Alert kind="success" title="Die Konten sind angelegt">
            <p>Jede Person bekommt eine E-Mail mit einem Link, über den sie ihr Passwort festlegt.</p>
          </Alert>
        )}
        {form?.status === 'error' && !message && !messageToo('passwort') && (
          <Alert kind="danger" title="Es wurde niemand angelegt">
            <p>
              Diese Liste gibt es nicht mehr, oder eine Zeile ist fehlerhaft. Bitte wählen Sie die Datei noch einmal
              aus.
            </p>
          </Alert>
        )}
        {list && <AccountPreview list={list} address={page.pfad} message={messageToo('passwort')} />}
        <section className={sheet.sheet} aria-labelledby="konten-datei">
          <h2 id="konten-datei">{list ? 'Eine andere Liste' : 'Liste auswählen'}</h2>
          <ListChoice seite={page} message={message} />
        </section>
      </div>
    </Section>
  );
}

const HINT = 'Eine CSV-Datei, wie jede Tabellenkalkulation sie speichert, mit höchstens 500 Zeilen';

function ListChoice({ seite: page, message }: { seite: Page; message: string | undefined }) {
  return (
    <>
      <p>
        In der ersten Zeile stehen die Namen der Spalten: vorname, nachname und email, dazu bei Bedarf art (intern oder
        rat), rollen (redaktion, admin) und person (Nummer im Ratsinformationssystem).
      </p>
      <pre className={styles.pattern}>
        {'vorname;nachname;email;art;rollen\nErika;Muster;e.muster@musterhardt.example;intern;redaktion'}
      </pre>
      <form method="post" action={page.pfad} encType="multipart/form-data" className={styles.form} noValidate>
        <input type="hidden" name="formular" value="konten-import" />
        <input type="hidden" name="vorgang" value="pruefen" />
        <FileChoice id="konten-import-datei" label="Datei" hint={HINT} accept=".csv,.txt,text/csv" message={message} />
        <div>
          <Button type="submit">Liste prüfen</Button>
        </div>
      </form>
    </>
  );
}
