import { KontoFormular } from '@gm/shared/konten/konto-formular';
import { Alert } from '@gm/shared/ui/alert';
import type { AnmeldenLinkProps } from './anmelden-link.context.ts';

/** Behind the link of a mail: a button logs a club in, for programs that look through mail open links, too. */
export default function AnmeldenLink({ context, options, seite }: AnmeldenLinkProps) {
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
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
    <KontoFormular
      template="anmelden-link"
      seite={seite}
      aktion={options.aktion}
      felder={[]}
      versteckt={{ token }}
      einleitung={<p>Mit diesem Knopf melden Sie sich an und sehen die Einträge Ihres Vereins.</p>}
      absenden="Jetzt anmelden"
      fehlschlag="Die Anmeldung ist nicht gelungen"
      danach={{ ziel: options.ziel }}
    />
  );
}
