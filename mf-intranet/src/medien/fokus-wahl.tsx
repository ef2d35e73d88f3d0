import type { Bild as BildDaten } from '@gm/shared/schemas/bild';
import { Bild } from '@gm/shared/ui/bild';
import { type MouseEvent, useId } from 'react';
import wort from '../inhalt/wortknopf.module.css';
import styles from './fokus-wahl.module.css';

/** A point of a picture in percent of its width and height, as its entry has it. */
export interface Fokus {
  von_links: number;
  von_oben: number;
}

interface FokusWahlProps {
  bild: BildDaten;
  wert: Fokus | null;
  onWert(wert: Fokus | undefined): void;
}

const MITTE: Fokus = { von_links: 50, von_oben: 50 };
const ACHSEN = [
  { name: 'von_links', label: 'Von links (in Prozent)' },
  { name: 'von_oben', label: 'Von oben (in Prozent)' },
] as const;
const toProzent = (teil: number) => Math.round(Math.min(1, Math.max(0, teil)) * 100);

/** The point of a picture that stays in sight when it is cropped: pressed on, or set with two sliders. */
export function FokusWahl({ bild, wert, onWert }: FokusWahlProps) {
  const id = useId();
  const punkt = wert ?? MITTE;
  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onWert({ von_links: toProzent((clientX - left) / width), von_oben: toProzent((clientY - top) / height) });
  }
  return (
    <div className={styles.feld}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same with the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div className={styles.bild} onClick={press}>
        <Bild bild={bild} sizes="(min-width: 48rem) 30rem, 100vw" />
        {/* As attributes of a drawing: the site's policy takes no inline styles. */}
        <svg className={styles.punkt} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${punkt.von_links} 0V100M0 ${punkt.von_oben}H100`} vectorEffect="non-scaling-stroke" />
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
            value={punkt[name]}
            onChange={({ currentTarget }) => onWert({ ...punkt, [name]: Number(currentTarget.value) })}
          />
        </div>
      ))}
      {wert && (
        <button type="button" className={wort.wortknopf} onClick={() => onWert(undefined)}>
          Wie üblich zuschneiden
        </button>
      )}
    </div>
  );
}
