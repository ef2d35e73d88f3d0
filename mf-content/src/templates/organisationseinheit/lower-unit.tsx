import { UnitDetails } from '../../administration/unit-details.tsx';
import type { UnitWithLower } from '../../administration/unit-fields.ts';
import styles from './organisationseinheit.module.css';

interface LowerUnitProps {
  einheit: UnitWithLower;
  /** Heading level; those inside are one level below. */
  layer: 3 | 4;
  now: string;
}

/** Collapsible child unit; native `<details>` opens without scripts and is covered by the browser's find in page. */
export function LowerUnit({ einheit: unit, layer, now }: LowerUnitProps) {
  const Title = `h${layer}` as const;
  return (
    <details className={styles.unit}>
      <summary>
        <Title>{unit.titel}</Title>
      </summary>
      <div className={styles.content}>
        <UnitDetails einheit={unit} layer={(layer + 1) as 4 | 5} now={now} />
        {unit.detailURL && (
          <p>
            <a href={unit.detailURL}>Zur Seite „{unit.name}“</a>
          </p>
        )}
        {unit.untere.map((lower) => (
          <LowerUnit key={lower.titel} einheit={lower} layer={4} now={now} />
        ))}
      </div>
    </details>
  );
}
