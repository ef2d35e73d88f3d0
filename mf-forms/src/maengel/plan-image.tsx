import type { Mangel, Plan } from '@gm/shared/areas/maengel/maengel';
import { type Point, toPixel } from '@gm/shared/areas/maengel/plan';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './plan-image.module.css';

/** Width of a map section around one place, in map units. */
const ENVIRONMENT = 200;
/** Marker size relative to the visible width, for the whole map and a section. */
const MARK = { ganz: 1 / 80, nah: 1 / 40 } as const;

interface PlanImageProps {
  plan: Plan;
  /** Text alternative. */
  label: string;
  marks: readonly (Point & Partial<Pick<Mangel, 'stand'>>)[];
  /** Show only the surroundings of the first marker. */
  near?: boolean;
}

/** The municipality's map with markers; works without scripts. */
export function PlanImage({ plan, label, marks, near = false }: PlanImageProps) {
  const { breite: width, hoehe: height } = plan;
  const [middle] = near ? marks : [];
  const [x, y] = middle ? toPixel(plan, middle) : [width / 2, height / 2];
  const wide = middle ? ENVIRONMENT : width;
  const depth = middle ? ENVIRONMENT * 0.6 : height;
  return (
    <svg
      className={styles.picture}
      viewBox={`${x - wide / 2} ${y - depth / 2} ${wide} ${depth}`}
      role="img"
      aria-label={label}
    >
      <image href={plan.src} width={width} height={height} />
      {marks.map(({ stand: state, ...point }) => {
        const [cx, cy] = toPixel(plan, point);
        const schoolClass = joinClasses(styles.mark, state === 'behoben' ? styles.solved : undefined);
        return (
          <circle
            key={`${cx} ${cy}`}
            className={schoolClass}
            cx={cx}
            cy={cy}
            r={wide * MARK[middle ? 'nah' : 'ganz']}
          />
        );
      })}
    </svg>
  );
}
