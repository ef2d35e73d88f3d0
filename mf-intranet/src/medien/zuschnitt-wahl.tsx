import eingabe from '@gm/shared/formular/eingabe.module.css';
import type { BildVerhaeltnis } from '@gm/shared/regeln/bild-groessen';
import { KLEINSTER_ZUSCHNITT, placeZuschnitt, type Zuschnitt } from '@gm/shared/regeln/zuschnitt';
import type { Bild as BildDaten } from '@gm/shared/schemas/bild';
import { type PointerEvent, useId, useState } from 'react';
import wort from '../inhalt/wortknopf.module.css';
import styles from './zuschnitt-wahl.module.css';

export type Zuschnitte = Partial<Record<BildVerhaeltnis, Zuschnitt>>;

interface ZuschnittWahlProps {
  bild: BildDaten;
  wert: Zuschnitte;
  onWert(wert: Zuschnitte | undefined): void;
}

const FORMATE = [
  ['1x1', 'Quadrat (1:1)'],
  ['3x2', 'Karten (3:2)'],
  ['16x9', 'Breit (16:9)'],
  ['21x9', 'Sehr breit (21:9)'],
] as const satisfies readonly (readonly [BildVerhaeltnis, string])[];
const ANGABEN = [
  { name: 'von_links', label: 'Von links', min: 0 },
  { name: 'von_oben', label: 'Von oben', min: 0 },
  { name: 'groesse', label: 'Größe', min: KLEINSTER_ZUSCHNITT },
] as const;
/** Enough to be sharp where it is as wide as a form. */
const BREITE = 960;

const limit = (zahl: number, min: number) => Math.round(Math.min(100, Math.max(min, zahl)));

/** In the middle, as large as it can be: what a part begins with. */
function createMitte(bild: BildDaten, format: BildVerhaeltnis): Zuschnitt {
  const { width, height } = placeZuschnitt(bild, format, { von_links: 0, von_oben: 0, groesse: 100 });
  return {
    von_links: limit(((bild.breite - width) / 2 / bild.breite) * 100, 0),
    von_oben: limit(((bild.hoehe - height) / 2 / bild.hoehe) * 100, 0),
    groesse: 100,
  };
}

/** Which part of a picture is shown in each format: pulled with the pointer, or said in numbers. */
export function ZuschnittWahl({ bild, wert, onWert }: ZuschnittWahlProps) {
  const set = (format: BildVerhaeltnis, zuschnitt: Zuschnitt | undefined) => {
    const { [format]: _, ...andere } = wert;
    const neue = zuschnitt ? { ...andere, [format]: zuschnitt } : andere;
    onWert(Object.keys(neue).length > 0 ? neue : undefined);
  };
  return (
    <div className={styles.formate}>
      {FORMATE.map(([format, titel]) => (
        <Format
          key={format}
          bild={bild}
          format={format}
          titel={titel}
          wert={wert[format] ?? null}
          onWert={(zuschnitt) => set(format, zuschnitt)}
        />
      ))}
    </div>
  );
}

interface FormatProps {
  bild: BildDaten;
  format: BildVerhaeltnis;
  titel: string;
  wert: Zuschnitt | null;
  onWert(wert: Zuschnitt | undefined): void;
}

function Format({ bild, format, titel, wert, onWert }: FormatProps) {
  const id = useId();
  /** Where in the picture the pointer has taken hold of it, in percent from its corner. */
  const [griff, setGriff] = useState<{ x: number; y: number } | null>(null);
  const zuschnitt = wert ?? createMitte(bild, format);
  const { left, top, width, height } = placeZuschnitt(bild, format, zuschnitt);

  function locate({ currentTarget, clientX, clientY }: PointerEvent) {
    const ort = currentTarget.getBoundingClientRect();
    return { x: ((clientX - ort.left) / ort.width) * 100, y: ((clientY - ort.top) / ort.height) * 100 };
  }
  function grasp(event: PointerEvent) {
    const { x, y } = locate(event);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setGriff({ x: x - (left / bild.breite) * 100, y: y - (top / bild.hoehe) * 100 });
  }
  function pull(event: PointerEvent) {
    if (!griff) return;
    const { x, y } = locate(event);
    const [rechts, unten] = [100 - (width / bild.breite) * 100, 100 - (height / bild.hoehe) * 100];
    onWert({
      ...zuschnitt,
      von_links: limit(Math.min(x - griff.x, rechts), 0),
      von_oben: limit(Math.min(y - griff.y, unten), 0),
    });
  }
  return (
    <fieldset className={styles.format}>
      <legend>{titel}</legend>
      <svg
        className={styles.bild}
        viewBox={`0 0 ${bild.breite} ${bild.hoehe}`}
        aria-hidden="true"
        onPointerDown={grasp}
        onPointerMove={pull}
        onPointerUp={() => setGriff(null)}
        onPointerCancel={() => setGriff(null)}
      >
        <image href={`/api/bild/${bild.id}/${BREITE}`} width={bild.breite} height={bild.hoehe} />
        {/* What is cut off, as one shape with a hole. */}
        <path
          className={styles.weg}
          fillRule="evenodd"
          d={`M0 0H${bild.breite}V${bild.hoehe}H0ZM${left} ${top}h${width}v${height}h${-width}Z`}
        />
        <rect
          className={styles.teil}
          x={left}
          y={top}
          width={width}
          height={height}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.zahlen}>
        {ANGABEN.map(({ name, label, min }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{label} (%)</label>
            <input
              id={`${id}-${name}`}
              className={eingabe.eingabe}
              type="number"
              min={min}
              max={100}
              value={zuschnitt[name]}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                if (!Number.isNaN(valueAsNumber)) onWert({ ...zuschnitt, [name]: limit(valueAsNumber, min) });
              }}
            />
          </div>
        ))}
      </div>
      <p className={styles.stand}>
        {wert ? (
          <button type="button" className={wort.wortknopf} onClick={() => onWert(undefined)}>
            Wie üblich zuschneiden
          </button>
        ) : (
          'Wie üblich: um den wichtigsten Punkt.'
        )}
      </p>
    </fieldset>
  );
}
