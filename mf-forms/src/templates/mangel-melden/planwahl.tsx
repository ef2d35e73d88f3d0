import type { Plan } from '@gm/shared/bereiche/maengel/maengel';
import { type Punkt, toPixel, toPunkt } from '@gm/shared/bereiche/maengel/plan';
import { Button } from '@gm/shared/ui/button';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import styles from './mangel-melden.module.css';

/** How many times wider than its frame the plan is: houses can be told apart at the last one. */
const STUFEN = [1, 2.5, 5, 9, 14] as const;
/** Where a place is chosen, streets should have their names. */
const NAH = 3;
/** CSS pixels a key moves the mark. */
const SCHRITT = 12;
/** Times as far with the shift key. */
const WEIT = 6;

const RICHTUNGEN: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const clamp = (wert: number, max: number) => Math.min(max, Math.max(0, wert));

interface PlanwahlProps {
  id: string;
  plan: Plan;
  punkt: Punkt | null;
  onChoose: (punkt: Punkt) => void;
}

/**
 * One place in the plan, by tap or arrow keys. The browser itself moves the plan in its frame, as it moves every page;
 * without scripts it is a picture.
 */
export function Planwahl({ id, plan, punkt, onChoose }: PlanwahlProps) {
  const { breite, hoehe } = plan;
  const rahmen = useRef<HTMLDivElement>(null);
  const [stufe, setStufe] = useState(0);
  const [weite, setWeite] = useState<number>();
  const [x, y] = punkt ? toPixel(plan, punkt) : [breite / 2, hoehe / 2];
  const mass = (weite ?? 0) / breite;
  const gewaehlt = punkt !== null;
  /** What is in the middle of the frame, as parts of the plan: it stays there while the size changes. */
  const mitte = useRef([0.5, 0.5]);

  /** Draws the plan so many times as wide as its frame. */
  const zoom = useCallback((neu: number) => {
    const element = rahmen.current;
    if (!element) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    mitte.current = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    const nummer = clamp(neu, STUFEN.length - 1);
    setStufe(nummer);
    // The whole plan is as high as it is drawn; from then on the frame stays so.
    element.style.blockSize ||= `${element.offsetHeight}px`;
    setWeite(Math.round(clientWidth * (STUFEN[nummer] ?? 1)));
  }, []);

  // What the phone has found or a draft has kept is shown from near.
  useEffect(() => {
    if (gewaehlt) zoom(NAH);
  }, [gewaehlt, zoom]);

  useEffect(() => {
    const element = rahmen.current;
    if (!element || weite === undefined) return;
    const [links = 0, oben = 0] = gewaehlt ? [x / breite, y / hoehe] : mitte.current;
    element.scrollTo({
      left: links * element.scrollWidth - element.clientWidth / 2,
      top: oben * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }, [weite, breite, hoehe, gewaehlt, x, y]);

  function tap(event: MouseEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const [links, oben] = [event.clientX - box.left, event.clientY - box.top];
    onChoose(toPunkt(plan, (links / box.width) * breite, (oben / box.height) * hoehe));
  }

  function press(event: KeyboardEvent) {
    const richtung = RICHTUNGEN[event.key];
    const zoomt = { '+': 1, '-': -1 }[event.key];
    if (!richtung && !zoomt) return;
    event.preventDefault();
    if (zoomt) return zoom(stufe + zoomt);
    const [dx, dy] = richtung ?? [0, 0];
    const schritt = (SCHRITT * (event.shiftKey ? WEIT : 1)) / (mass || 1);
    onChoose(toPunkt(plan, clamp(x + dx * schritt, breite), clamp(y + dy * schritt, hoehe)));
  }

  return (
    <div className={styles.plan}>
      <div
        ref={rahmen}
        id={id}
        className={styles.rahmen}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys choose the place, which the role announces
        tabIndex={0}
        aria-label="Plan der Gemeinde: Stelle wählen"
        aria-describedby={`${id}-tasten`}
        onKeyDown={press}
      >
        <svg
          className={weite === undefined ? styles.ganz : undefined}
          viewBox={`0 0 ${breite} ${hoehe}`}
          width={weite ?? breite}
          height={weite === undefined ? hoehe : Math.round(hoehe * mass)}
          aria-hidden="true"
          onClick={tap}
        >
          <image href={plan.src} width={breite} height={hoehe} />
          {punkt && <circle className={styles.marke} cx={x} cy={y} r={8 / (mass || 1)} />}
        </svg>
      </div>
      <div className={styles.zoom}>
        <Button
          variant="secondary"
          aria-label="Plan vergrößern"
          disabled={stufe === STUFEN.length - 1}
          onClick={() => zoom(stufe + 1)}
        >
          +
        </Button>
        <Button
          variant="secondary"
          aria-label="Plan verkleinern"
          disabled={stufe === 0}
          onClick={() => zoom(stufe - 1)}
        >
          −
        </Button>
      </div>
      <p id={`${id}-tasten`} className={styles.tasten}>
        Tippen Sie auf die Stelle, oder bewegen Sie die Markierung mit den Pfeiltasten; mit Plus und Minus ändern Sie
        die Größe. Sie können auch einfach die Straße schreiben.
      </p>
    </div>
  );
}
