import { formatSpokenDate } from '@gm/shared/format/spoken';
import input from '@gm/shared/forms/fields/input.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useId } from 'react';
import type { HallenanmietungProps } from './hallenanmietung.context.ts';
import styles from './without-veranstaltung.module.css';

/** Choice of what the hall is for: a calendar event, a new one or a private party. Works without scripts. */
export function WithoutVeranstaltung({ context, options, seite: page }: HallenanmietungProps) {
  const id = useId();
  return (
    <div className={styles.paths}>
      <Alert kind="danger" title="Es ist ein Fehler aufgetreten">
        <p>Es wurde keine Veranstaltung ausgewiesen.</p>
      </Alert>
      {context.veranstaltungen.length > 0 && (
        <form action={page.pfad} className={styles.choice}>
          <label htmlFor={id}>Ihre Veranstaltung steht schon im Kalender? Wählen Sie sie aus:</label>
          <select id={id} name="id" className={input.input}>
            {context.veranstaltungen.map((termin) => (
              <option key={termin.id} value={termin.id}>
                {formatSpokenDate(termin.datum_von.slice(0, 10))}: {termin.titel}
              </option>
            ))}
          </select>
          <Button type="submit">Halle dafür anfragen</Button>
        </form>
      )}
      <p>
        Sonst tragen Sie zuerst Ihre Veranstaltung ein; danach können Sie eine Halle dazu anfragen.{' '}
        <a href={options.eintragLink}>Veranstaltung eintragen</a>
      </p>
      <p>
        Für eine private Feier, die in keinem Kalender steht, brauchen Sie keinen Eintrag.{' '}
        <a href={`${page.pfad}?anlass=privat`}>Halle für eine private Feier anfragen</a>
      </p>
    </div>
  );
}
