import { UnitDetails } from '../../administration/unit-details.tsx';
import type { UnitWithLower } from '../../administration/unit-fields.ts';
import styles from './organisationseinheit.module.css';

interface LowerUnitProps {
  einheit: UnitWithLower;
  /** Heading level; those inside are one level below. */
  ebene: 3 | 4;
  jetzt: string;
}

/** Collapsible child unit; native `<details>` opens without scripts and is covered by the browser's find in page. */
export function LowerUnit({ einheit: unit, ebene: layer, jetzt: now }: LowerUnitProps) {
  const Title = `h${layer}` as const;
  return (
    <details className={styles.unit}>
      <summary>
        <Title>{unit.titel}</Title>
      </summary>
      <div className={styles.content}>
        <UnitDetails einheit={unit} ebene={(layer + 1) as 4 | 5} jetzt={now} />
        {unit.detailURL && (
          <p>
            <a href={unit.detailURL}>Zur Seite „{unit.name}“</a>
          </p>
        )}
        {unit.untere.map((lower) => (
          <LowerUnit key={lower.titel} einheit={lower} ebene={4} jetzt={now} />
        ))}
      </div>
    </details>
  );
}
