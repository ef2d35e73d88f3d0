import type { WishDate } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { formatPeriod } from '@gm/shared/format/period';
import { Character } from '@gm/shared/ui/character';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import styles from './ranking.module.css';

interface RankingProps {
  /** Name of the child, for screen readers. */
  forWhom: string;
  wishes: readonly WishDate[];
  /** Receives the ids in the new order; without it the list is read-only. */
  onChange?: (ids: number[]) => void;
}

/** Wishes by priority, moved with buttons, which work with touch and keyboard alike. */
export function Ranking({ forWhom, wishes, onChange }: RankingProps) {
  const [moved, setMoved] = useState<{ id: number; richtung: 'hoch' | 'runter' } | null>(null);
  const [message, setMessage] = useState('');
  const ref = useRef<HTMLOListElement>(null);

  // Moving an element in the document loses the focus, and at the end of the list the button is disabled.
  useEffect(() => {
    if (!moved) return;
    const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>(`[data-wunsch='${moved.id}'] button`) ?? [])];
    const same = buttons.find(({ dataset, disabled }) => dataset.richtung === moved.richtung && !disabled);
    (same ?? buttons.find(({ disabled }) => !disabled))?.focus();
  }, [moved]);

  const ids = wishes.map(({ id }) => id);
  const move = (stelle: number, um: -1 | 1) => {
    const fresh = [...ids];
    const [id = 0] = fresh.splice(stelle, 1);
    fresh.splice(stelle + um, 0, id);
    onChange?.(fresh);
    setMoved({ id, richtung: um < 0 ? 'hoch' : 'runter' });
    setMessage(`„${wishes[stelle]?.titel}“ ist jetzt Wunsch ${stelle + um + 1}.`);
  };
  const remove = (stelle: number) => {
    onChange?.(ids.filter((_, i) => i !== stelle));
    setMessage(`„${wishes[stelle]?.titel}“ ist kein Wunsch mehr.`);
    ref.current?.focus();
  };

  return (
    <>
      <ol ref={ref} tabIndex={-1} className={styles.list} aria-label={`Wünsche von ${forWhom}, der liebste zuerst`}>
        {wishes.map((wish, stelle) => (
          <li key={wish.id} data-wunsch={wish.id} className={styles.wish}>
            <span className={styles.rank} aria-hidden="true">
              {stelle + 1}
            </span>
            <span className={styles.name}>
              <b>{wish.titel}</b>
              <span className={styles.time}>{formatPeriod(wish)}</span>
            </span>
            {onChange && (
              <span className={styles.buttons}>
                <button type="button" data-richtung="hoch" disabled={stelle === 0} onClick={() => move(stelle, -1)}>
                  <Character d="m5 12 7-7 7 7M12 19V5" />
                  <VisuallyHidden>„{wish.titel}“ lieber</VisuallyHidden>
                </button>
                <button
                  type="button"
                  data-richtung="runter"
                  disabled={stelle === wishes.length - 1}
                  onClick={() => move(stelle, 1)}
                >
                  <Character d="M12 5v14m7-7-7 7-7-7" />
                  <VisuallyHidden>„{wish.titel}“ weniger lieb</VisuallyHidden>
                </button>
                <button type="button" onClick={() => remove(stelle)}>
                  <Character d="M18 6 6 18M6 6l12 12" />
                  <VisuallyHidden>„{wish.titel}“ entfernen</VisuallyHidden>
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {onChange && (
        <VisuallyHidden>
          <span role="status">{message}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
