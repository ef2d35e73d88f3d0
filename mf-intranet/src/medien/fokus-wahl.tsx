import type { Bild as BildDaten, Focus } from '@gm/shared/schemas/bild';
import { Bild } from '@gm/shared/ui/bild';
import { type MouseEvent, useId } from 'react';
import styles from './fokus-wahl.module.css';

interface FokusWahlProps {
  bild: BildDaten;
  wert: Focus | null;
  onWert(wert: Focus | undefined): void;
}

const MITTE: Focus = { x: 0.5, y: 0.5 };
const ACHSEN = [
  { name: 'x', label: 'Von links (in Prozent)' },
  { name: 'y', label: 'Von oben (in Prozent)' },
] as const;
const round = (wert: number) => Math.round(Math.min(1, Math.max(0, wert)) * 100) / 100;

/** The point of a picture that stays in sight when it is cropped: pressed on, or set with two sliders. */
export function FokusWahl({ bild, wert, onWert }: FokusWahlProps) {
  const id = useId();
  const { x, y } = wert ?? MITTE;
  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onWert({ x: round((clientX - left) / width), y: round((clientY - top) / height) });
  }
  return (
    <div className={styles.feld}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same with the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className={styles.bild} onClick={press}>
        <Bild bild={bild} sizes="(min-width: 48rem) 30rem, 100vw" />
        {/* As attributes of a drawing: the site's policy takes no inline styles. */}
        <svg className={styles.punkt} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${x * 100} 0V100M0 ${y * 100}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      {ACHSEN.map(({ name, label }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={0}
            max={100}
            value={Math.round((wert ?? MITTE)[name] * 100)}
            onChange={({ currentTarget }) => onWert({ x, y, [name]: round(Number(currentTarget.value) / 100) })}
          />
        </div>
      ))}
      {wert && (
        <button type="button" className={styles.weg} onClick={() => onWert(undefined)}>
          Wie üblich zuschneiden
        </button>
      )}
    </div>
  );
}
