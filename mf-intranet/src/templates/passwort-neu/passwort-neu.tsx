import { KontoFormular } from '@gm/shared/konten/konto-formular';
import { NEUES_PASSWORT } from '@gm/shared/konten/neues-passwort';
import { Alert } from '@gm/shared/ui/alert';
import type { PasswortNeuProps } from './passwort-neu.context.ts';

const FELDER = [NEUES_PASSWORT];

/** Behind the link of a mail: a password is set without the old one. */
export default function PasswortNeu({ context, options, seite }: PasswortNeuProps) {
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  // The link has ended with the form that was just sent without scripts.
  if (!context.link.gueltig && seite.formular?.status !== 'success') {
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
    <KontoFormular
      template="passwort-neu"
      seite={seite}
      aktion={options.aktion}
      felder={FELDER}
      versteckt={{ token }}
      absenden="Passwort festlegen"
      fehlschlag="Das Passwort konnte nicht festgelegt werden"
      danach={{
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
