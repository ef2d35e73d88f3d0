import type { ReactNode } from 'react';
import styles from '../boundaries/tools.module.css';

/** A list of facts with their names. */
export const Details = ({ details }: { details: readonly (readonly [name: string, wert: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {details.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
