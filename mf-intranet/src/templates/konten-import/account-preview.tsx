import sheet from '@gm/shared/detail/detail.module.css';
import table from '@gm/shared/list/table.module.css';
import type { AccountImport } from '@gm/shared/schemas/accounts';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { OwnPassword } from '../intranet-konten/own-password.tsx';
import styles from './konten-import.module.css';

type Line = AccountImport['zeilen'][number];

const STATE = { neu: 'wird angelegt', vorhanden: 'gibt es schon, bleibt wie es ist', fehler: 'fehlerhaft' } as const;
const getAccounts = (count: number) => (count === 1 ? '1 Konto' : `${count} Konten`);

interface AccountPreviewProps {
  list: AccountImport;
  address: string;
  /** Error message of the password. */
  message: string | undefined;
}

/** Preview of an import, line by line, with buttons to carry it out or cancel it. */
export function AccountPreview({ list: { uuid, zeilen: lines }, address, message }: AccountPreviewProps) {
  const count = (state: Line['stand']) => lines.filter((line) => line.stand === state).length;
  const [fresh, existing, faulty] = [count('neu'), count('vorhanden'), count('fehler')];
  const hidden = (
    <>
      <input type="hidden" name="formular" value="konten-import" />
      <input type="hidden" name="uuid" value={uuid} />
    </>
  );
  return (
    <section className={sheet.sheet} aria-labelledby="konten-vorschau">
      <h2 id="konten-vorschau">Vorschau: {getAccounts(fresh)} neu</h2>
      {faulty > 0 ? (
        <Alert
          kind="danger"
          level={3}
          title={faulty === 1 ? '1 Zeile ist fehlerhaft' : `${faulty} Zeilen sind fehlerhaft`}
        >
          <p>
            Angelegt wird erst, wenn alle Zeilen stimmen. Bitte berichtigen Sie die Datei und wählen Sie sie noch einmal
            aus.
          </p>
        </Alert>
      ) : (
        <p>
          Angelegt ist noch nichts.{' '}
          {existing > 0 && `${getAccounts(existing)} der Liste gibt es schon; daran ändert sich nichts. `}
          Mit dem Anlegen geht an jede neue Person eine Einladung.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section className={table.frame} aria-label="Zeilen der Liste" tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              {['Zeile', 'Name', 'Was geschieht', 'E-Mail-Adresse', 'Art', 'Rollen'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((entry) => (
              <LineDerList key={entry.zeile} entry={entry} />
            ))}
          </tbody>
        </table>
      </section>
      <div className={sheet.buttons}>
        {faulty === 0 && fresh > 0 && (
          <form method="post" action={address} className={styles.form} noValidate>
            {hidden}
            {lines.some(({ rollen: roles }) => roles !== '') && (
              <OwnPassword
                id="konten-import-passwort"
                hint="Die Liste vergibt Rollen. Bestätigen Sie das mit dem Passwort, mit dem Sie sich anmelden."
                message={message}
              />
            )}
            <Button type="submit" name="vorgang" value="ausfuehren">
              {getAccounts(fresh)} anlegen und einladen
            </Button>
          </form>
        )}
        <form method="post" action={address}>
          {hidden}
          <input type="hidden" name="weiter" value={address} />
          <Button type="submit" name="vorgang" value="verwerfen" variant="secondary">
            Liste verwerfen
          </Button>
        </form>
      </div>
    </section>
  );
}

function LineDerList({
  entry: {
    zeile: line,
    vorname: firstName,
    nachname: lastName,
    email,
    art: kind,
    rollen: roles,
    stand: state,
    fehler: error,
  },
}: {
  entry: Line;
}) {
  return (
    <tr>
      <th scope="row">{line}</th>
      <td>
        {firstName} {lastName}
      </td>
      <td>
        <span className={styles[state]}>{STATE[state]}</span>
        {error.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </td>
      <td>{email}</td>
      <td>{kind}</td>
      <td>{roles}</td>
    </tr>
  );
}
