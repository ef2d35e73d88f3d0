import input from '@gm/shared/forms/fields/input.module.css';
import { type Crop, placeCrop, SMALLEST_CROP } from '@gm/shared/rules/crop';
import type { ImageAspectRatio } from '@gm/shared/rules/image-sizes';
import type { Picture as PictureData } from '@gm/shared/schemas/image';
import { type PointerEvent, useId, useState } from 'react';
import word from '../entry-form/lists/word-button.module.css';
import styles from './crop-choice.module.css';

export type Crops = Partial<Record<ImageAspectRatio, Crop>>;

interface CropChoiceProps {
  image: PictureData;
  value: Crops;
  onValue(value: Crops | undefined): void;
}

const FORMATS = [
  ['1x1', 'Quadrat (1:1)'],
  ['3x2', 'Karten (3:2)'],
  ['16x9', 'Breit (16:9)'],
  ['21x9', 'Sehr breit (21:9)'],
] as const satisfies readonly (readonly [ImageAspectRatio, string])[];
const DETAILS = [
  { name: 'von_links', label: 'Von links', min: 0 },
  { name: 'von_oben', label: 'Von oben', min: 0 },
  { name: 'groesse', label: 'Größe', min: SMALLEST_CROP },
] as const;
/** Sharp enough at the width of a form. */
const WIDTH = 960;

const limit = (figure: number, min: number) => Math.round(Math.min(100, Math.max(min, figure)));

/** The default crop: centred, as large as possible. */
function createMiddle(image: PictureData, format: ImageAspectRatio): Crop {
  const { width, height } = placeCrop(image, format, { von_links: 0, von_oben: 0, groesse: 100 });
  return {
    von_links: limit(((image.breite - width) / 2 / image.breite) * 100, 0),
    von_oben: limit(((image.hoehe - height) / 2 / image.hoehe) * 100, 0),
    groesse: 100,
  };
}

/** Selects the crop of a picture per format: by dragging or numbers. */
export function CropChoice({ image, value, onValue }: CropChoiceProps) {
  const set = (format: ImageAspectRatio, crop: Crop | undefined) => {
    const { [format]: _, ...other } = value;
    const fresh = crop ? { ...other, [format]: crop } : other;
    onValue(Object.keys(fresh).length > 0 ? fresh : undefined);
  };
  return (
    <div className={styles.formats}>
      {FORMATS.map(([format, title]) => (
        <Format
          key={format}
          image={image}
          format={format}
          title={title}
          value={value[format] ?? null}
          onValue={(crop) => set(format, crop)}
        />
      ))}
    </div>
  );
}

interface FormatProps {
  image: PictureData;
  format: ImageAspectRatio;
  title: string;
  value: Crop | null;
  onValue(value: Crop | undefined): void;
}

function Format({ image, format, title, value, onValue }: FormatProps) {
  const id = useId();
  /** Offset of the pointer from the crop's corner, in percent. */
  const [handle, setHandle] = useState<{ x: number; y: number } | null>(null);
  const crop = value ?? createMiddle(image, format);
  const { left, top, width, height } = placeCrop(image, format, crop);

  function locate({ currentTarget, clientX, clientY }: PointerEvent) {
    const location = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - location.left) / location.width) * 100,
      y: ((clientY - location.top) / location.height) * 100,
    };
  }
  function grasp(event: PointerEvent) {
    const { x, y } = locate(event);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHandle({ x: x - (left / image.breite) * 100, y: y - (top / image.hoehe) * 100 });
  }
  function pull(event: PointerEvent) {
    if (!handle) return;
    const { x, y } = locate(event);
    const [right, bottom] = [100 - (width / image.breite) * 100, 100 - (height / image.hoehe) * 100];
    onValue({
      ...crop,
      von_links: limit(Math.min(x - handle.x, right), 0),
      von_oben: limit(Math.min(y - handle.y, bottom), 0),
    });
  }
  return (
    <fieldset className={styles.format}>
      <legend>{title}</legend>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${image.breite} ${image.hoehe}`}
        aria-hidden="true"
        onPointerDown={grasp}
        onPointerMove={pull}
        onPointerUp={() => setHandle(null)}
        onPointerCancel={() => setHandle(null)}
      >
        <image href={`/api/bild/${image.id}/${WIDTH}`} width={image.breite} height={image.hoehe} />
        {/* The cropped area as one path with a hole. */}
        <path
          className={styles.path}
          fillRule="evenodd"
          d={`M0 0H${image.breite}V${image.hoehe}H0ZM${left} ${top}h${width}v${height}h${-width}Z`}
        />
        <rect
          className={styles.part}
          x={left}
          y={top}
          width={width}
          height={height}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.figures}>
        {DETAILS.map(({ name, label, min }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{label} (%)</label>
            <input
              id={`${id}-${name}`}
              className={input.input}
              type="number"
              min={min}
              max={100}
              value={crop[name]}
              onChange={({ currentTarget: { valueAsNumber } }) => {
                if (!Number.isNaN(valueAsNumber)) onValue({ ...crop, [name]: limit(valueAsNumber, min) });
              }}
            />
          </div>
        ))}
      </div>
      <p className={styles.state}>
        {value ? (
          <button type="button" className={word.wordButton} onClick={() => onValue(undefined)}>
            Wie üblich zuschneiden
          </button>
        ) : (
          'Wie üblich: um den wichtigsten Punkt.'
        )}
      </p>
    </fieldset>
  );
}
