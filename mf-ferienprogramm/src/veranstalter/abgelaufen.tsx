import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import type { Seite } from '@gm/shared/vertrag';

/** The log-in has ended; what was typed meanwhile is kept, to be copied. */
export function Abgelaufen({ seite: { formular } }: { seite: Seite }) {
  const { text } = formular?.werte ?? {};
  return (
    <Alert kind="warning" title="Ihre Anmeldung ist abgelaufen">
      <p>Bitte fordern Sie einen neuen Link an. Danach geht es hier weiter.</p>
      {typeof text === 'string' && text !== '' && (
        <p>
          <label>
            Ihr Text, zum Kopieren:
            <textarea readOnly rows={8} defaultValue={text} className={`${eingabe.eingabe} ${eingabe.mehrzeilig}`} />
          </label>
        </p>
      )}
      <LinkButton href="/ferienprogramm-veranstalter/">Neuen Link anfordern</LinkButton>
    </Alert>
  );
}
