import { AccountForm } from '@gm/shared/accounts/account-form';
import { NEW_PASSWORD } from '@gm/shared/accounts/new-password';
import { Alert } from '@gm/shared/ui/alert';
import type { PasswortNeuProps } from './passwort-neu.context.ts';

const FIELDS = [NEW_PASSWORD];

/** Page of the link from a mail: sets a password without the old one. */
export default function PasswortNeu({ context, options, seite: page }: PasswortNeuProps) {
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  // After a successful submission without scripts the link is no longer valid.
  if (!context.link.gueltig && page.formular?.status !== 'success') {
    return (
      <Alert kind="warning" title="Dieser Link gilt nicht mehr">
        <p>
          Öffnen Sie den Link bitte so, wie er in der E-Mail steht, oder{' '}
          <a href={options.vergessenLink}>fordern Sie einen neuen an</a>.
        </p>
      </Alert>
    );
  }
  return (
    <AccountForm
      template="passwort-neu"
      seite={page}
      action={options.aktion}
      fields={FIELDS}
      hidden={{ token }}
      submit="Passwort festlegen"
      failure="Das Passwort konnte nicht festgelegt werden"
      afterwards={{
        titel: 'Ihr neues Passwort gilt',
        text: (
          <p>
            <a href={options.anmeldungLink}>Jetzt anmelden</a>
          </p>
        ),
      }}
    />
  );
}
