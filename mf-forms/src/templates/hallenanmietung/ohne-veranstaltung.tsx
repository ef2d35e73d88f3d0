import { formatDatum } from '@gm/shared/format/datum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useId } from 'react';
import type { HallenanmietungProps } from './hallenanmietung.context.ts';
import styles from './ohne-veranstaltung.module.css';

/** What a hall could be asked for: an event of the calendar, a new one, a party of one's own. Works without scripts. */
export function OhneVeranstaltung({ context, options, seite }: HallenanmietungProps) {
  const id = useId();
  return (
    <div className={styles.wege}>
      <Alert kind="danger" title="Es ist ein Fehler aufgetreten">
        <p>Es wurde keine Veranstaltung ausgewiesen.</p>
      </Alert>
      {context.veranstaltungen.length > 0 && (
        <form action={seite.pfad} className={styles.wahl}>
          <label htmlFor={id}>Ihre Veranstaltung steht schon im Kalender? Wählen Sie sie aus:</label>
          <select id={id} name="id" className={eingabe.eingabe}>
            {context.veranstaltungen.map((termin) => (
              <option key={termin.id} value={termin.id}>
                {formatDatum(termin.datum_von.slice(0, 10))}: {termin.titel}
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
        <a href={`${seite.pfad}?anlass=privat`}>Halle für eine private Feier anfragen</a>
      </p>
    </div>
  );
}
