import { type AccountField, AccountForm } from '@gm/shared/accounts/account-form';
import type { PasswortVergessenProps } from './passwort-vergessen.context.ts';

const FIELDS: readonly AccountField[] = [
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' },
];

/** Requests a link to set a new password; the response does not reveal whether the account exists. */
export default function PasswortVergessen({ options, seite: page }: PasswortVergessenProps) {
  return (
    <AccountForm
      template="passwort-vergessen"
      seite={page}
      action={options.aktion}
      fields={FIELDS}
      intro={options.einleitung && <p>{options.einleitung}</p>}
      submit="Link anfordern"
      failure="Der Link konnte nicht angefordert werden"
      afterwards={{
        titel: 'Bitte sehen Sie in Ihr Postfach',
        text: (
          <p>
            Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.
          </p>
        ),
      }}
    />
  );
}
