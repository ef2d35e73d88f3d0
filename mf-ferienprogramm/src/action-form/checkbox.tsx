import type { Page } from '@gm/shared/contract';
import styles from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { FieldGroup } from '@gm/shared/forms/fields/field';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { isAbout } from './operation-form.tsx';

interface CheckboxProps {
  seite: Page;
  template: string;
  /** Fixed values of the surrounding form. */
  fixed: Record<string, string>;
  legend: string;
  required?: boolean;
  hint?: string;
  /** A group with one name, or individual ones. */
  type: 'radio' | 'checkbox';
  selection: readonly { name: string; wert: string; text: string; gewaehlt: boolean }[];
}

/** A checkbox or radio button in a plain form; keeps its state after an error. */
export function Checkbox({ seite: page, template, fixed, legend, required, hint, type, selection }: CheckboxProps) {
  const id = [template, ...Object.values(fixed), selection[0]?.name].join('-').replaceAll(/[^\w-]/g, '-');
  const back = isAbout(page, template, fixed) && page.formular?.status === 'error' ? page.formular : null;
  const message = back?.fehler.find(({ feld: field }) => selection.some(({ name }) => name === field))?.meldung;
  return (
    <FieldGroup
      id={id}
      label={legend}
      message={message}
      {...(required ? { required } : {})}
      {...(hint ? { hint } : {})}
    >
      {selection.map(({ name, wert: value, text, gewaehlt: chosen }) => (
        <label key={`${name}-${value}`} className={joinClasses(styles.choice, styles.tile)}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={back ? [back.werte[name]].flat().includes(value) : chosen}
            aria-describedby={message && `${id}-fehler`}
          />
          <span>{text}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
