import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useField } from '../state/form-context.ts';
import styles from './checkbox-tile.module.css';
import { Failure, FieldBox, RequiredMark } from './field.tsx';

interface CheckboxTileProps {
  name: string;
  required?: boolean;
  /** Label; may contain links. */
  children: ReactNode;
}

/** A single checkbox, with the whole tile as its target. */
export function CheckboxTile({ name, required, children }: CheckboxTileProps) {
  const { id, meldung: message, startwert: initialValue, control } = useField(name);
  return (
    <FieldBox message={message}>
      <Failure id={id} message={message} />
      <label className={joinClasses(styles.choice, styles.tile)}>
        <input {...control} type="checkbox" defaultChecked={initialValue !== undefined} aria-required={required} />
        <span>
          {children}
          <RequiredMark required={required} />
        </span>
      </label>
    </FieldBox>
  );
}
