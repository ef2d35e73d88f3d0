import type { Page } from '../contract/contract.ts';
import { readLocalPath } from '../rules/read-local-path.ts';
import { type AccountField, AccountForm } from './account-form.tsx';
import { SECURITY_CODE } from './security-code.ts';

const FIELDS: readonly AccountField[] = [
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' },
  { name: 'passwort', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
  SECURITY_CODE,
];

interface LogInProps {
  template: string;
  seite: Page;
  /** `/api/cms/login` or `/api/cms/raete/login`. */
  action: string;
  /** Page that follows, unless the address names one in `weiter`. */
  target: string;
  /** Page for a forgotten password. */
  forgottenLink: string;
}

/** Log-in form of staff and council, with a link for a forgotten password. */
export function LogIn({ template, seite: page, action, target, forgottenLink }: LogInProps) {
  const wanted = readLocalPath(new URLSearchParams(page.suche).get('weiter'));
  const next = wanted ?? target;
  return (
    <AccountForm
      template={template}
      seite={page}
      action={action}
      fields={FIELDS}
      submit="Anmelden"
      hidden={{ weiter: next }}
      failure="Die Anmeldung hat nicht geklappt"
      afterwards={{ ziel: next }}
      intro={
        wanted && (
          <p>
            Nach der Anmeldung geht es auf der gewünschten Seite weiter. Waren Sie eben noch angemeldet, ist die
            Anmeldung abgelaufen oder Ihr Konto gesperrt.
          </p>
        )
      }
    >
      <a href={forgottenLink}>Passwort vergessen?</a>
    </AccountForm>
  );
}
