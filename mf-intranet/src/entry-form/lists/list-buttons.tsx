import { ArrowDown, ArrowUp, Copy, GripVertical, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react';
import styles from '../fields/schema-field.module.css';
import { Button } from './button.tsx';
import type { useList } from './use-list.ts';

interface ListButtonsProps {
  entries: ReturnType<typeof useList>;
  index: number;
  /** null: nothing to duplicate. */
  onDuplicate: (() => void) | null;
  onTakenAway(): void;
}

/** Actions for an entry of a list. */
export function ListButtons({ entries, index, onDuplicate, onTakenAway }: ListButtonsProps) {
  const { name, move, moveIn, moveOut, remove, dragged, werte: values } = entries;
  const [hinein, heraus] = [moveIn(index), moveOut(index)];
  return (
    <div className={styles.buttons}>
      {heraus && (
        <Button name={`${name(index)} eine Ebene höher`} onPress={heraus}>
          <IndentDecrease aria-hidden="true" />
        </Button>
      )}
      {hinein && (
        <Button name={`${name(index)} eine Ebene tiefer`} onPress={hinein}>
          <IndentIncrease aria-hidden="true" />
        </Button>
      )}
      <Button name={`${name(index)} nach oben`} disabled={index === 0} onPress={() => move(index, -1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button name={`${name(index)} nach unten`} disabled={index === values.length - 1} onPress={() => move(index, 1)}>
        <ArrowDown aria-hidden="true" />
      </Button>
      {onDuplicate && (
        <Button name={`${name(index)} verdoppeln`} onPress={onDuplicate}>
          <Copy aria-hidden="true" />
        </Button>
      )}
      <Button
        name={`${name(index)} entfernen`}
        onPress={() => {
          remove(index);
          onTakenAway();
        }}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {/* For the pointer only: keyboard and touch use the buttons. */}
      <span className={styles.handle} title="Ziehen" {...dragged(index)}>
        <GripVertical aria-hidden="true" />
      </span>
    </div>
  );
}
