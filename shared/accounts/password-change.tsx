import type { ReactNode } from 'react';
import type { Page } from '../contract/contract.ts';
import { type AccountField, AccountForm } from './account-form.tsx';
import { NEW_PASSWORD } from './new-password.ts';
import { SECURITY_CODE } from './security-code.ts';

const FORMER: AccountField = {
  name: 'passwort_alt',
  label: 'Bisheriges Passwort',
  type: 'password',
  autoComplete: 'current-password',
};

interface PasswordChangeProps {
  template: string;
  seite: Page;
  /** `/api/cms/passwort` or `/api/cms/raete/passwort`. */
  action: string;
  /** Field that repeats the new password. */
  repetition?: AccountField;
  /** Links to further pages. */
  children?: ReactNode;
}

/** Form in which logged-in staff and council members change their password. */
export function PasswordChange({ repetition, children, ...form }: PasswordChangeProps) {
  return (
    <AccountForm
      {...form}
      fields={[FORMER, NEW_PASSWORD, ...(repetition ? [repetition] : []), SECURITY_CODE]}
      submit="Passwort ändern"
      failure="Das Passwort konnte nicht geändert werden"
      afterwards={{
        titel: 'Ihr Passwort ist geändert',
        text: <p>Auf anderen Geräten melden Sie sich bitte mit dem neuen an. {children}</p>,
      }}
    />
  );
}
