import eingabe from '@gm/shared/formular/eingabe.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import type { ComponentProps } from 'react';
import styles from './schema-feld.module.css';

const ZEITPUNKT = /^(\d{4}-\d{2}-\d{2})?(?:T(\d{2}:\d{2}))?$/;

interface ZeitpunktEingabeProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  /** What the day is called, for the time beside it. */
  label: string;
  wert: string;
  onWert(wert: string): void;
}

/** A day, and the time of it if there is one: `2026-12-24` or `2026-12-24T08:00`. What is written otherwise stays a text. */
export function ZeitpunktEingabe({ control, label, wert, onWert }: ZeitpunktEingabeProps) {
  const gelesen = ZEITPUNKT.exec(wert);
  if (!gelesen) {
    return (
      <input
        {...control}
        autoComplete="off"
        className={eingabe.eingabe}
        value={wert}
        onChange={(event) => onWert(event.currentTarget.value)}
      />
    );
  }
  const [, tag = '', zeit = ''] = gelesen;
  const write = (neuerTag: string, neueZeit: string) => onWert(neueZeit === '' ? neuerTag : `${neuerTag}T${neueZeit}`);
  const klasse = joinClasses(eingabe.eingabe, eingabe.kurz);
  return (
    <span className={styles.zeitpunkt}>
      <input
        {...control}
        type="date"
        className={klasse}
        value={tag}
        onChange={(event) => write(event.currentTarget.value, zeit)}
      />
      <input
        type="time"
        aria-label={`${label}: Uhrzeit, wenn nicht den ganzen Tag`}
        aria-invalid={control['aria-invalid']}
        className={klasse}
        value={zeit}
        onChange={(event) => write(tag, event.currentTarget.value)}
      />
    </span>
  );
}
