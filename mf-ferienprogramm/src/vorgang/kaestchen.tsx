import styles from '@gm/shared/formular/checkbox-tile.module.css';
import { FeldGruppe } from '@gm/shared/formular/feld';
import { joinClasses } from '@gm/shared/ui/join-classes';
import type { Seite } from '@gm/shared/vertrag';
import { isAbout } from './vorgang-formular.tsx';

interface KaestchenProps {
  seite: Seite;
  template: string;
  /** Of the form they stand in. */
  fest: Record<string, string>;
  legend: string;
  required?: boolean;
  hint?: string;
  /** One of several under one name, or each for itself. */
  type: 'radio' | 'checkbox';
  auswahl: readonly { name: string; wert: string; text: string; gewaehlt: boolean }[];
}

/** What is ticked in a plain form; comes back as it was sent. */
export function Kaestchen({ seite, template, fest, legend, required, hint, type, auswahl }: KaestchenProps) {
  const id = [template, ...Object.values(fest), auswahl[0]?.name].join('-').replaceAll(/[^\w-]/g, '-');
  const zurueck = isAbout(seite, template, fest) && seite.formular?.status === 'error' ? seite.formular : null;
  const meldung = zurueck?.fehler.find(({ feld }) => auswahl.some(({ name }) => name === feld))?.meldung;
  return (
    <FeldGruppe
      id={id}
      label={legend}
      meldung={meldung}
      {...(required ? { required } : {})}
      {...(hint ? { hint } : {})}
    >
      {auswahl.map(({ name, wert, text, gewaehlt }) => (
        <label key={`${name}-${wert}`} className={joinClasses(styles.choice, styles.tile)}>
          <input
            type={type}
            name={name}
            value={wert}
            defaultChecked={zurueck ? [zurueck.werte[name]].flat().includes(wert) : gewaehlt}
            aria-describedby={meldung && `${id}-fehler`}
          />
          <span>{text}</span>
        </label>
      ))}
    </FeldGruppe>
  );
}
