import type { TemplateProps } from '@gm/shared/contract';
import { Cancelled } from '@gm/shared/list/cancelled';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import { StreetSelect } from '../../streets/street-select.tsx';
import type { strassenwahl } from './strassenwahl.context.ts';
import styles from './strassenwahl.module.css';

/** Choice of a street by a GET form, which works without scripts. The device stores it on request; the server never does. */
export default function Strassenwahl({ context, options, seite: page }: TemplateProps<typeof strassenwahl>) {
  const id = useId();
  const { strassen: streets, auswahl: selection } = context.abfalltermine;
  const chosen = new URLSearchParams(page.suche).get('strasse') ?? '';
  if (streets.length === 0)
    return (
      <Section>
        <Cancelled was="Die Straßen" />
      </Section>
    );
  return (
    <Section>
      <div className={styles.choice}>
        <form action={page.pfad} className={styles.form}>
          <div>
            <label htmlFor={id}>Ihre Straße</label>
            <StreetSelect id={id} strassen={streets} value={chosen} />
          </div>
          <Button type="submit">Anzeigen</Button>
        </form>
        {chosen && !selection && (
          <Alert kind="warning" title="Diese Straße finden wir nicht">
            <p>Bitte wählen Sie Ihre Straße aus der Liste.</p>
          </Alert>
        )}
        {selection?.strasse && (
          <>
            <p className={styles.chosen} role="status">
              Das betrifft die <strong>{selection.strasse}</strong> in {selection.ortsteil}:
            </p>
            <label className={styles.remember}>
              <input type="checkbox" data-merken="" autoComplete="off" />
              Diese Straße auf diesem Gerät merken
            </label>
            <p className={styles.hint}>
              Unter „Benachrichtigungen“ erinnert Ihr Browser Sie dann auf Wunsch an die Abfuhr.
            </p>
          </>
        )}
        {!selection && (
          <p>
            Nach der Wahl sehen Sie hier die nächsten Abfuhren, Baustellen, Meldungen, Vorlagen des Gemeinderats und
            Termine. Wir speichern Ihre Wahl nicht; auf Wunsch merkt sie sich Ihr Gerät.{' '}
            <a href={options.datenschutzLink}>Datenschutz</a>
          </p>
        )}
      </div>
    </Section>
  );
}
