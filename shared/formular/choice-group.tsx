import { joinClasses } from '../ui/join-classes.ts';
import tile from './checkbox-tile.module.css';
import styles from './choice-group.module.css';
import { FeldGruppe, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';
import { type Option, readOption } from './option.ts';

export type ChoiceGroupProps = FeldProps & {
  optionen: readonly Option[];
  /** Side by side as far as they fit, for short choices; else one below the other. */
  nebeneinander?: boolean;
};

/** Several tiles that share one name; the first carries the field's id, so that the error summary leads to it. */
export function ChoiceGroup({
  type,
  name,
  label,
  required,
  hint,
  optionen,
  nebeneinander = false,
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  const gewaehlt = [startwert ?? []].flat();
  return (
    <FeldGruppe id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <div className={nebeneinander ? styles.nebeneinander : styles.untereinander}>
        {optionen.map(readOption).map(({ wert, text, hinweis }, index) => (
          <label key={wert} className={joinClasses(tile.choice, tile.tile)}>
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              value={wert}
              defaultChecked={gewaehlt.includes(wert)}
            />
            <span>
              {text}
              {hinweis && <small className={styles.hinweis}>{hinweis}</small>}
            </span>
          </label>
        ))}
      </div>
    </FeldGruppe>
  );
}
