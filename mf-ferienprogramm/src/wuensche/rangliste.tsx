import type { Wunschtermin } from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './rangliste.module.css';

interface RanglisteProps {
  /** Whose wishes they are, for screen readers. */
  fuer: string;
  wuensche: readonly Wunschtermin[];
  /** Numbers in their new order; without it nothing can be moved. */
  onChange?: (ids: number[]) => void;
}

/** Wishes, the dearest first, moved by buttons: they work with a finger and with keys alike, and nothing is dragged. */
export function Rangliste({ fuer, wuensche, onChange }: RanglisteProps) {
  const [bewegt, setBewegt] = useState<{ id: number; richtung: 'hoch' | 'runter' } | null>(null);
  const [meldung, setMeldung] = useState('');
  const ref = useRef<HTMLOListElement>(null);

  // A row that moves in the document loses the focus, and at the end of the list its button is off.
  useEffect(() => {
    if (!bewegt) return;
    const knoepfe = [
      ...(ref.current?.querySelectorAll<HTMLButtonElement>(`[data-wunsch='${bewegt.id}'] button`) ?? []),
    ];
    const gleicher = knoepfe.find(({ dataset, disabled }) => dataset.richtung === bewegt.richtung && !disabled);
    (gleicher ?? knoepfe.find(({ disabled }) => !disabled))?.focus();
  }, [bewegt]);

  const ids = wuensche.map(({ id }) => id);
  const move = (stelle: number, um: -1 | 1) => {
    const neue = [...ids];
    const [id = 0] = neue.splice(stelle, 1);
    neue.splice(stelle + um, 0, id);
    onChange?.(neue);
    setBewegt({ id, richtung: um < 0 ? 'hoch' : 'runter' });
    setMeldung(`„${wuensche[stelle]?.titel}“ ist jetzt Wunsch ${stelle + um + 1}.`);
  };
  const remove = (stelle: number) => {
    onChange?.(ids.filter((_, i) => i !== stelle));
    setMeldung(`„${wuensche[stelle]?.titel}“ ist kein Wunsch mehr.`);
    ref.current?.focus();
  };

  return (
    <>
      <ol ref={ref} tabIndex={-1} className={styles.liste} aria-label={`Wünsche von ${fuer}, der liebste zuerst`}>
        {wuensche.map((wunsch, stelle) => (
          <li key={wunsch.id} data-wunsch={wunsch.id} className={styles.wunsch}>
            <span className={styles.rang} aria-hidden="true">
              {stelle + 1}
            </span>
            <span className={styles.name}>
              <b>{wunsch.titel}</b>
              <span className={styles.zeit}>{formatZeitraum(wunsch)}</span>
            </span>
            {onChange && (
              <span className={styles.knoepfe}>
                <button type="button" data-richtung="hoch" disabled={stelle === 0} onClick={() => move(stelle, -1)}>
                  <ArrowUp aria-hidden="true" />
                  <VisuallyHidden>„{wunsch.titel}“ lieber</VisuallyHidden>
                </button>
                <button
                  type="button"
                  data-richtung="runter"
                  disabled={stelle === wuensche.length - 1}
                  onClick={() => move(stelle, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                  <VisuallyHidden>„{wunsch.titel}“ weniger lieb</VisuallyHidden>
                </button>
                <button type="button" onClick={() => remove(stelle)}>
                  <X aria-hidden="true" />
                  <VisuallyHidden>„{wunsch.titel}“ entfernen</VisuallyHidden>
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {onChange && (
        <VisuallyHidden>
          <span role="status">{meldung}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
