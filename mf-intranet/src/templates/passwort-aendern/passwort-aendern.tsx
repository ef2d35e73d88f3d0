import { PasswordChange } from '@gm/shared/accounts/password-change';
import type { PasswortAendernProps } from './passwort-aendern.context.ts';

/** Staff change their password. */
export default function PasswordChangePage({ options, seite: page }: PasswortAendernProps) {
  return <PasswordChange template="passwort-aendern" seite={page} action={options.aktion} />;
}
