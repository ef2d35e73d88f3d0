import { AccountForm } from '@gm/shared/accounts/account-form';
import { Alert } from '@gm/shared/ui/alert';
import type { AnmeldenLinkProps } from './anmelden-link.context.ts';

/** Page of a login link for clubs: logging in requires a button, since mail scanners open links. */
export default function AnmeldenLink({ context, options, seite: page }: AnmeldenLinkProps) {
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  if (!context.link.gueltig) {
    return (
      <Alert kind="warning" title="Dieser Link gilt nicht mehr">
        <p>
          Jeder Link gilt eine Stunde und nur einmal. <a href={options.neuLink}>Fordern Sie einen neuen an.</a>
        </p>
      </Alert>
    );
  }
  return (
    <AccountForm
      template="anmelden-link"
      seite={page}
      action={options.aktion}
      fields={[]}
      hidden={{ token }}
      intro={<p>Mit diesem Knopf melden Sie sich an und sehen die Einträge Ihres Vereins.</p>}
      submit="Jetzt anmelden"
      failure="Die Anmeldung ist nicht gelungen"
      afterwards={{ ziel: options.ziel }}
    />
  );
}
