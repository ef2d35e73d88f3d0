import { ArrowDown, ArrowUp, Copy, GripVertical, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react';
import { Knopf } from './knopf.tsx';
import styles from './schema-feld.module.css';
import type { useListe } from './use-liste.ts';

interface ListenknoepfeProps {
  eintraege: ReturnType<typeof useListe>;
  index: number;
  /** null: it holds nothing that would be worth it. */
  onVerdoppeln: (() => void) | null;
  onWeggenommen(): void;
}

/** What can be done with one entry of a list. */
export function Listenknoepfe({ eintraege, index, onVerdoppeln, onWeggenommen }: ListenknoepfeProps) {
  const { name, move, moveIn, moveOut, remove, dragged, werte } = eintraege;
  const [hinein, heraus] = [moveIn(index), moveOut(index)];
  return (
    <div className={styles.knoepfe}>
      {heraus && (
        <Knopf name={`${name(index)} eine Ebene höher`} onPress={heraus}>
          <IndentDecrease aria-hidden="true" />
        </Knopf>
      )}
      {hinein && (
        <Knopf name={`${name(index)} eine Ebene tiefer`} onPress={hinein}>
          <IndentIncrease aria-hidden="true" />
        </Knopf>
      )}
      <Knopf name={`${name(index)} nach oben`} disabled={index === 0} onPress={() => move(index, -1)}>
        <ArrowUp aria-hidden="true" />
      </Knopf>
      <Knopf name={`${name(index)} nach unten`} disabled={index === werte.length - 1} onPress={() => move(index, 1)}>
        <ArrowDown aria-hidden="true" />
      </Knopf>
      {onVerdoppeln && (
        <Knopf name={`${name(index)} verdoppeln`} onPress={onVerdoppeln}>
          <Copy aria-hidden="true" />
        </Knopf>
      )}
      <Knopf
        name={`${name(index)} wegnehmen`}
        onPress={() => {
          remove(index);
          onWeggenommen();
        }}
      >
        <Trash2 aria-hidden="true" />
      </Knopf>
      {/* For the pointer alone: keys and fingers have the buttons. */}
      <span className={styles.griff} title="Ziehen" {...dragged(index)}>
        <GripVertical aria-hidden="true" />
      </span>
    </div>
  );
}
