import type { Mangel, Plan } from '@gm/shared/bereiche/maengel/maengel';
import { type Punkt, toPixel } from '@gm/shared/bereiche/maengel/plan';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './planbild.module.css';

/** Width of the plan's stretch around one place, in its own units. */
const UMGEBUNG = 200;
/** Size of a mark as a part of the width that is shown: of the whole plan, of a stretch. */
const MARKE = { ganz: 1 / 80, nah: 1 / 40 } as const;

interface PlanbildProps {
  plan: Plan;
  /** What it shows, for those who do not see it. */
  label: string;
  marken: readonly (Punkt & Partial<Pick<Mangel, 'stand'>>)[];
  /** Show only the surroundings of the first mark. */
  nah?: boolean;
}

/** The plan of the municipality with marks in it; works without scripts. */
export function Planbild({ plan, label, marken, nah = false }: PlanbildProps) {
  const { breite, hoehe } = plan;
  const [mitte] = nah ? marken : [];
  const [x, y] = mitte ? toPixel(plan, mitte) : [breite / 2, hoehe / 2];
  const weite = mitte ? UMGEBUNG : breite;
  const tiefe = mitte ? UMGEBUNG * 0.6 : hoehe;
  return (
    <svg
      className={styles.bild}
      viewBox={`${x - weite / 2} ${y - tiefe / 2} ${weite} ${tiefe}`}
      role="img"
      aria-label={label}
    >
      <image href={plan.src} width={breite} height={hoehe} />
      {marken.map(({ stand, ...punkt }) => {
        const [cx, cy] = toPixel(plan, punkt);
        const klasse = joinClasses(styles.marke, stand === 'behoben' ? styles.behoben : undefined);
        return (
          <circle key={`${cx} ${cy}`} className={klasse} cx={cx} cy={cy} r={weite * MARKE[mitte ? 'nah' : 'ganz']} />
        );
      })}
    </svg>
  );
}
