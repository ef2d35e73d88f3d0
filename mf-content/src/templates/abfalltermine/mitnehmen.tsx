import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { useId } from 'react';
import { type Abfrage, buildAboHref } from './abfall-abfrage.ts';
import styles from './abfalltermine.module.css';

const ALARME = [
  { wert: '18:00', text: 'am Vorabend um 18 Uhr' },
  { wert: '20:00', text: 'am Vorabend um 20 Uhr' },
  { wert: 'aus', text: 'ohne Alarm' },
];

interface MitnehmenProps {
  abfrage: Abfrage;
  /** Address of the calendar file. */
  kalender: string | null;
  /** Page of the reminder by e-mail, or empty. */
  erinnerungLink: string;
}

/** Ways to have the dates at hand: in one's own calendar, by e-mail, on paper. */
export function Mitnehmen({ abfrage, kalender, erinnerungLink }: MitnehmenProps) {
  const id = useId();
  return (
    <section className={styles.mitnehmen} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>Keinen Termin mehr verpassen</h2>
      {kalender && (
        <form action={new URL(kalender).pathname} className={styles.abo}>
          <input
            type="hidden"
            name={abfrage.strasse ? 'strasse' : 'ortsteil'}
            value={abfrage.strasse || abfrage.ortsteil}
          />
          {abfrage.arten.map((art) => (
            <input key={art} type="hidden" name="art" value={art} />
          ))}
          <p>
            Im Kalender von Handy oder Computer: Wer ihn abonniert, bekommt auch Verschiebungen mit. Es gelten die oben
            gewählten Abfallarten.
          </p>
          <div>
            <label htmlFor={id}>Alarm</label>
            <select id={id} name="erinnerung" autoComplete="off">
              {ALARME.map(({ wert, text }) => (
                <option key={wert} value={wert}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          <div className={styles.knoepfe}>
            {/* The stylesheet shows the one of the chosen alarm. */}
            {ALARME.map(({ wert }) => (
              <LinkButton key={wert} href={buildAboHref(kalender, abfrage, wert)} className={styles.abonnieren}>
                Kalender abonnieren
              </LinkButton>
            ))}
            <Button type="submit" variant="secondary">
              Kalenderdatei herunterladen
            </Button>
          </div>
        </form>
      )}
      {abfrage.strasse && (
        <label className={styles.merken}>
          {/* Kept by the browser alone (shell: navigation/wahl.ts). */}
          <input type="checkbox" data-merken="" autoComplete="off" />
          Diese Straße auf diesem Gerät merken
        </label>
      )}
      <div className={styles.knoepfe}>
        {erinnerungLink && (
          <LinkButton
            variant="secondary"
            href={`${erinnerungLink}?${new URLSearchParams(abfrage.strasse ? { strasse: abfrage.strasse } : {})}`.replace(
              /\?$/,
              '',
            )}
          >
            Per E-Mail erinnern lassen
          </LinkButton>
        )}
        <Button variant="secondary" command="--print" className={styles.drucken}>
          Kalender drucken
        </Button>
      </div>
    </section>
  );
}
