import { LogOut } from '@gm/shared/accounts/log-out';
import { OFFLINE_COPY } from '@gm/shared/browser/offline-copy';
import { formatPeriod } from '@gm/shared/format/period';
import { Alert } from '@gm/shared/ui/alert';
import { BAR } from '../../parts/bar.ts';
import { Procedure } from '../../parts/procedure.tsx';
import { useCouncilProfile } from '../../parts/use-council-profile.ts';
import { Notes } from './notes.tsx';
import type { RatsleisteProps } from './ratsleiste.context.ts';
import styles from './ratsleiste.module.css';

/** Login for members; for logged-in members: date of the last visit, session warning, logout. */
export default function Ratsleiste({ context, options, seite: page }: RatsleisteProps) {
  const { mitglied: member } = context;
  const { abgemeldet: signedOut } = useCouncilProfile();
  const address = page.pfad + page.suche;
  if (member && signedOut) {
    return (
      <div id={BAR} className={styles.bar}>
        <Alert kind="warning" title="Sie sind abgemeldet" live>
          <p>
            Diese Seite zeigt noch den Stand vor der Abmeldung.{' '}
            <a href={`/ratsinfo/login/?${after(address)}`}>Neu anmelden</a>
          </p>
        </Alert>
      </div>
    );
  }
  if (!member) {
    return (
      <div id={BAR} className={styles.bar}>
        <h2>Für Ratsmitglieder</h2>
        <p>
          <a href="/ratsinfo/login/">Anmelden</a>, um auch die nichtöffentlichen Unterlagen Ihrer Gremien zu sehen.
        </p>
      </div>
    );
  }
  const {
    vorname: firstName,
    nachname: lastName,
    pw_geaendert,
    letzterBesuch: lastVisit,
    gremien,
    notizen: notes,
    sekunden: seconds,
  } = member;
  return (
    <div id={BAR} className={styles.bar}>
      <h2>
        {firstName} {lastName}
      </h2>
      {!pw_geaendert && (
        <Alert kind="warning" title="Bitte wählen Sie zuerst ein eigenes Passwort">
          <p>
            Nichtöffentliche Unterlagen sehen Sie danach. <a href="/ratsinfo/passwort/">Passwort ändern</a>
          </p>
        </Alert>
      )}
      {lastVisit && <p>Letzter Besuch: {formatPeriod({ datum_von: lastVisit, datum_bis: lastVisit })}</p>}
      {gremien.length > 0 && <p>Sie sehen auch Nichtöffentliches aus: {gremien.map(({ name }) => name).join(', ')}</p>}
      <Notes notes={notes} />
      <p>
        <a href="/ratsinfo/passwort/">Passwort ändern</a>, <a href="/ratsinfo/zweiter-faktor/">Zweiter Faktor</a>
      </p>
      <Procedure key={address} seconds={seconds} action={options.erneuernAktion} address={address} />
      {/* Copies of non-public papers do not stay on the device. */}
      <div onSubmit={() => void globalThis.caches?.delete(OFFLINE_COPY)}>
        <LogOut template="ratsleiste" path={page.pfad} next="/ratsinfo/" />
      </div>
    </div>
  );
}

const after = (address: string) => new URLSearchParams({ weiter: address });
