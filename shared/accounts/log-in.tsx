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
  aktion: string;
  /** Page that follows, unless the address names one in `weiter`. */
  ziel: string;
  /** Page for a forgotten password. */
  vergessenLink: string;
}

/** Log-in form of staff and council, with a link for a forgotten password. */
export function LogIn({
  template,
  seite: page,
  aktion: action,
  ziel: target,
  vergessenLink: forgottenLink,
}: LogInProps) {
  const gewollt = readLocalPath(new URLSearchParams(page.suche).get('weiter'));
  const next = gewollt ?? target;
  return (
    <AccountForm
      template={template}
      seite={page}
      aktion={action}
      felder={FIELDS}
      absenden="Anmelden"
      versteckt={{ weiter: next }}
      fehlschlag="Die Anmeldung hat nicht geklappt"
      danach={{ ziel: next }}
      einleitung={
        gewollt && (
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
