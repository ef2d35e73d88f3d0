import type { AccountField } from '@gm/shared/accounts/account-form';
import { PasswordChange } from '@gm/shared/accounts/password-change';
import { Alert } from '@gm/shared/ui/alert';
import type { RatspasswortProps } from './ratspasswort.context.ts';

const REPETITION: AccountField = {
  name: 'passwort_wiederholung',
  label: 'Neues Passwort wiederholen',
  type: 'password',
  autoComplete: 'new-password',
};

/** Changes the password of a council member; the initial one must be replaced. */
export default function Ratspasswort({ context, options, seite: page }: RatspasswortProps) {
  const { mitglied: member } = context;
  if (!member) {
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
      {!member.pw_geaendert && (
        <Alert kind="warning" title="Bitte wählen Sie ein eigenes Passwort">
          <p>Ihr jetziges hat die Verwaltung vergeben. Nichtöffentliche Unterlagen sehen Sie erst danach.</p>
        </Alert>
      )}
      <PasswordChange template="ratspasswort" seite={page} action={options.aktion} repetition={REPETITION}>
        <a href="/ratsinfo/">Zur Ratsinformation</a>
      </PasswordChange>
    </>
  );
}
