import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useId } from 'react';
import { buildSubscriptionHref, type Query } from './abfall-query.ts';
import styles from './abfalltermine.module.css';

const ALARMS = [
  { wert: '18:00', text: 'am Vorabend um 18 Uhr' },
  { wert: '20:00', text: 'am Vorabend um 20 Uhr' },
  { wert: 'aus', text: 'ohne Alarm' },
];

interface TakeProps {
  query: Query;
  /** Address of the calendar file. */
  calendar: string | null;
  /** Page of the e-mail reminder, or empty. */
  reminderLink: string;
}

/** Ways to save the dates: calendar, e-mail, print. */
export function Take({ query, calendar, reminderLink }: TakeProps) {
  const id = useId();
  return (
    <section className={styles.takeAlong} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>Keinen Termin mehr verpassen</h2>
      {calendar && (
        <form action={new URL(calendar).pathname} className={styles.abo}>
          <input type="hidden" name={query.strasse ? 'strasse' : 'ortsteil'} value={query.strasse || query.ortsteil} />
          {query.arten.map((kind) => (
            <input key={kind} type="hidden" name="art" value={kind} />
          ))}
          <p>
            Im Kalender von Handy oder Computer: Wer ihn abonniert, bekommt auch Verschiebungen mit. Es gelten die oben
            gewählten Abfallarten.
          </p>
          <div>
            <label htmlFor={id}>Alarm</label>
            <select id={id} name="erinnerung" autoComplete="off">
              {ALARMS.map(({ wert: value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.buttons}>
            {/* CSS shows the one for the selected alarm. */}
            {ALARMS.map(({ wert: value }) => (
              <LinkButton key={value} href={buildSubscriptionHref(calendar, query, value)} className={styles.subscribe}>
                Kalender abonnieren
              </LinkButton>
            ))}
            <Button type="submit" variant="secondary">
              Kalenderdatei herunterladen
            </Button>
          </div>
        </form>
      )}
      {query.strasse && (
        <label className={styles.remember}>
          {/* Stored only in the browser (shell: `navigation/choice.ts`). */}
          <input type="checkbox" data-merken="" autoComplete="off" />
          Diese Straße auf diesem Gerät merken
        </label>
      )}
      <div className={styles.buttons}>
        {reminderLink && (
          <LinkButton
            variant="secondary"
            href={`${reminderLink}?${new URLSearchParams(query.strasse ? { strasse: query.strasse } : {})}`.replace(
              /\?$/,
              '',
            )}
          >
            Per E-Mail erinnern lassen
          </LinkButton>
        )}
        <Button variant="secondary" command="--print" className={styles.print}>
          Kalender drucken
        </Button>
      </div>
    </section>
  );
}
