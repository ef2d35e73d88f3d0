import type { Page } from '@gm/shared/contract';
import input from '@gm/shared/forms/fields/input.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';

/** Shown when the login has expired; keeps the input so that it can be copied. */
export function Expired({ seite: { formular: form } }: { seite: Page }) {
  const { text } = form?.werte ?? {};
  return (
    <Alert kind="warning" title="Ihre Anmeldung ist abgelaufen">
      <p>Bitte fordern Sie einen neuen Link an. Danach geht es hier weiter.</p>
      {typeof text === 'string' && text !== '' && (
        <p>
          <label>
            Ihr Text, zum Kopieren:
            <textarea readOnly rows={8} defaultValue={text} className={`${input.input} ${input.multiline}`} />
          </label>
        </p>
      )}
      <LinkButton href="/ferienprogramm-veranstalter/">Neuen Link anfordern</LinkButton>
    </Alert>
  );
}
