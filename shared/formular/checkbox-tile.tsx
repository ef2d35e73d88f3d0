import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './checkbox-tile.module.css';
import { Fehler, FeldBox, Pflicht } from './feld.tsx';
import { useFeld } from './formular-kontext.ts';

interface CheckboxTileProps {
  name: string;
  required?: boolean;
  /** What is agreed to; may hold links. */
  children: ReactNode;
}

/** One box to tick, with the whole tile as its target. */
export function CheckboxTile({ name, required, children }: CheckboxTileProps) {
  const { id, meldung, startwert, control } = useFeld(name);
  return (
    <FeldBox meldung={meldung}>
      <Fehler id={id} meldung={meldung} />
      <label className={joinClasses(styles.choice, styles.tile)}>
        <input {...control} type="checkbox" defaultChecked={startwert !== undefined} aria-required={required} />
        <span>
          {children}
          <Pflicht required={required} />
        </span>
      </label>
    </FeldBox>
  );
}
