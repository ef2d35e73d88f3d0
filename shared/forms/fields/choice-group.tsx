import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import tile from './checkbox-tile.module.css';
import styles from './choice-group.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';
import { type Option, readOption } from './option.ts';

export type ChoiceGroupProps = FieldProps & {
  options: readonly Option[];
  /** In a row if they fit, for short options; otherwise stacked. */
  sideBySide?: boolean;
};

/** Several tiles with a common name; the first has the field's id, which the error summary links to. */
export function ChoiceGroup({
  type,
  name,
  label,
  required,
  hint,
  options,
  sideBySide: nebeneinander = false,
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  const chosen = [initialValue ?? []].flat();
  return (
    <FieldGroup id={id} label={label} required={required} hint={hint} message={message}>
      <div className={nebeneinander ? styles.sideBySide : styles.stacked}>
        {/* Comes first: React Hook Form takes a lone ticked box for the whole control, and ticks those that follow. */}
        {type === 'checkbox' && <input type="checkbox" ref={control.ref} hidden disabled />}
        {options.map(readOption).map(({ wert: value, text, hinweis: hint }, index) => (
          <label key={value} className={joinClasses(tile.choice, tile.tile)}>
            <input
              {...control}
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>
              {text}
              {hint && <small className={styles.hint}>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
