import type { KontoFeld } from '@gm/shared/konten/konto-formular';
import { PasswortAendern } from '@gm/shared/konten/passwort-aendern';
import { Alert } from '@gm/shared/ui/alert';
import type { RatspasswortProps } from './ratspasswort.context.ts';

const WIEDERHOLUNG: KontoFeld = {
  name: 'passwort_wiederholung',
  label: 'Neues Passwort wiederholen',
  type: 'password',
  autoComplete: 'new-password',
};

/** A member of the council sets another password; the first one has to be replaced. */
export default function Ratspasswort({ context, options, seite }: RatspasswortProps) {
  const { mitglied } = context;
  if (!mitglied) {
    return (
      <Alert kind="info" title="Bitte melden Sie sich an">
        <p>
          <a href="/ratsinfo/login/?weiter=%2Fratsinfo%2Fpasswort%2F">Zur Anmeldung</a> oder{' '}
          <a href="/ratsinfo/passwort-vergessen/">Passwort vergessen?</a>
        </p>
      </Alert>
    );
  }
  return (
    <>
      {!mitglied.pw_geaendert && (
        <Alert kind="warning" title="Bitte wählen Sie ein eigenes Passwort">
          <p>Ihr jetziges hat die Verwaltung vergeben. Nichtöffentliche Unterlagen sehen Sie erst danach.</p>
        </Alert>
      )}
      <PasswortAendern template="ratspasswort" seite={seite} aktion={options.aktion} wiederholung={WIEDERHOLUNG}>
        <a href="/ratsinfo/">Zur Ratsinformation</a>
      </PasswortAendern>
    </>
  );
}
