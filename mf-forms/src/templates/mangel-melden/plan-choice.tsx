import type { Plan } from '@gm/shared/areas/maengel/maengel';
import { type Point, toPixel, toPoint } from '@gm/shared/areas/maengel/plan';
import { Button } from '@gm/shared/ui/button';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import styles from './mangel-melden.module.css';

/** Zoom factors relative to the frame's width; the last one shows single buildings. */
const LEVELS = [1, 2.5, 5, 9, 14] as const;
/** Zoom level for choosing a position, at which street names are shown. */
const NEAR = 3;
/** CSS pixels per key press. */
const STEP = 12;
/** Multiplier with the shift key. */
const FAR = 6;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

interface PlanChoiceProps {
  id: string;
  plan: Plan;
  point: Point | null;
  onChoose: (point: Point) => void;
}

/**
 * Choice of a position on the map by tap or arrow keys. Panning is native scrolling; without scripts it is a picture.
 */
export function PlanChoice({ id, plan, point, onChoose }: PlanChoiceProps) {
  const { breite: width, hoehe: height } = plan;
  const frame = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);
  const [wide, setWide] = useState<number>();
  const [x, y] = point ? toPixel(plan, point) : [width / 2, height / 2];
  const mass = (wide ?? 0) / width;
  const chosen = point !== null;
  /** Centre of the frame as fractions of the map, kept while zooming. */
  const middle = useRef([0.5, 0.5]);

  /** Draws the map at this multiple of the frame's width. */
  const zoom = useCallback((fresh: number) => {
    const element = frame.current;
    if (!element) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    middle.current = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    const num = clamp(fresh, LEVELS.length - 1);
    setLevel(num);
    // Fix the frame at the height of the whole map when zooming starts.
    element.style.blockSize ||= `${element.offsetHeight}px`;
    setWide(Math.round(clientWidth * (LEVELS[num] ?? 1)));
  }, []);

  // Zoom in on a position from the phone or a draft.
  useEffect(() => {
    if (chosen) zoom(NEAR);
  }, [chosen, zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element || wide === undefined) return;
    const [links = 0, top = 0] = chosen ? [x / width, y / height] : middle.current;
    element.scrollTo({
      left: links * element.scrollWidth - element.clientWidth / 2,
      top: top * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }, [wide, width, height, chosen, x, y]);

  function tap(event: MouseEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const [links, top] = [event.clientX - box.left, event.clientY - box.top];
    onChoose(toPoint(plan, (links / box.width) * width, (top / box.height) * height));
  }

  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const zoomStep = { '+': 1, '-': -1 }[event.key];
    if (!direction && !zoomStep) return;
    event.preventDefault();
    if (zoomStep) return zoom(level + zoomStep);
    const [dx, dy] = direction ?? [0, 0];
    const step = (STEP * (event.shiftKey ? FAR : 1)) / (mass || 1);
    onChoose(toPoint(plan, clamp(x + dx * step, width), clamp(y + dy * step, height)));
  }

  return (
    <div className={styles.plan}>
      <div
        ref={frame}
        id={id}
        className={styles.frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys choose the place, which the role announces
        tabIndex={0}
        aria-label="Plan der Gemeinde: Stelle wählen"
        aria-describedby={`${id}-tasten`}
        onKeyDown={press}
      >
        <svg
          className={wide === undefined ? styles.full : undefined}
          viewBox={`0 0 ${width} ${height}`}
          width={wide ?? width}
          height={wide === undefined ? height : Math.round(height * mass)}
          aria-hidden="true"
          onClick={tap}
        >
          <image href={plan.src} width={width} height={height} />
          {point && <circle className={styles.mark} cx={x} cy={y} r={8 / (mass || 1)} />}
        </svg>
      </div>
      <div className={styles.zoom}>
        <Button
          variant="secondary"
          aria-label="Plan vergrößern"
          disabled={level === LEVELS.length - 1}
          onClick={() => zoom(level + 1)}
        >
          +
        </Button>
        <Button
          variant="secondary"
          aria-label="Plan verkleinern"
          disabled={level === 0}
          onClick={() => zoom(level - 1)}
        >
          −
        </Button>
      </div>
      <p id={`${id}-tasten`} className={styles.keys}>
        Tippen Sie auf die Stelle, oder bewegen Sie die Markierung mit den Pfeiltasten; mit Plus und Minus ändern Sie
        die Größe. Sie können auch einfach die Straße schreiben.
      </p>
    </div>
  );
}
