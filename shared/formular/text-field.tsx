import type { ComponentProps } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';

type TextFieldProps = FeldProps & {
  /** `kurz` 11rem, `mittel` 22rem; without it as wide as the form. */
  breite?: 'kurz' | 'mittel';
  type?: 'text' | 'email' | 'tel' | 'url';
  /** What the field holds from the start, unless it came back with another value. */
  vorgabe?: string;
  readOnly?: boolean;
} & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'list' | 'spellCheck' | 'autoCapitalize' | 'placeholder'
  >;

/** One line of text. */
export function TextField({
  name,
  label,
  required,
  wahlweise,
  hint,
  breite,
  type = 'text',
  vorgabe = '',
  ...attributes
}: TextFieldProps) {
  const { id, meldung, startwert, control } = useFeld(name, hint);
  return (
    <Feld id={id} label={label} required={required} wahlweise={wahlweise} hint={hint} meldung={meldung}>
      <input
        {...attributes}
        {...control}
        type={type}
        className={joinClasses(styles.eingabe, breite && styles[breite])}
        defaultValue={startwert ?? vorgabe}
        aria-required={required}
      />
    </Feld>
  );
}
