import type { Picture as PictureData } from '@gm/shared/schemas/image';
import { Picture } from '@gm/shared/ui/pictures/image';
import { type PointerEvent, useId } from 'react';
import word from '../entry-form/lists/word-button.module.css';
import styles from './focus-choice.module.css';

/** Focal point in percent of width and height, as in the picture's entry. */
export interface Focus {
  von_links: number;
  von_oben: number;
}

interface FocusChoiceProps {
  image: PictureData;
  value: Focus | null;
  onValue(value: Focus | undefined): void;
}

const MIDDLE: Focus = { von_links: 50, von_oben: 50 };
const ACHSEN = [
  { name: 'von_links', label: 'Von links (in Prozent)' },
  { name: 'von_oben', label: 'Von oben (in Prozent)' },
] as const;
const toPercent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

/** The focal point that stays visible when the picture is cropped: set by pressing, dragging or with two sliders. */
export function FocusChoice({ image, value, onValue }: FocusChoiceProps) {
  const id = useId();
  const focus = value ?? MIDDLE;
  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onValue({ von_links: toPercent((clientX - left) / width), von_oben: toPercent((clientY - top) / height) });
  }
  return (
    <div className={styles.field}>
      {/* The sliders below do the same with the keyboard. */}
      <div
        className={styles.picture}
        onPointerDown={(event) => {
          // The browser would drag the picture itself.
          event.preventDefault();
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
      >
        <Picture image={image} sizes="(min-width: 48rem) 30rem, 100vw" />
        {/* SVG attributes, because the CSP forbids inline styles. */}
        <svg className={styles.point} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${focus.von_links} 0V100M0 ${focus.von_oben}H100`} vectorEffect="non-scaling-stroke" />
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
            value={focus[name]}
            onChange={({ currentTarget }) => onValue({ ...focus, [name]: Number(currentTarget.value) })}
          />
        </div>
      ))}
      {value && (
        <button type="button" className={word.wordButton} onClick={() => onValue(undefined)}>
          Wie üblich zuschneiden
        </button>
      )}
    </div>
  );
}
