import type { ReactNode } from 'react';
import styles from './werkzeuge.module.css';

/** Facts, each with its name. */
export const Angaben = ({ angaben }: { angaben: readonly (readonly [name: string, wert: ReactNode])[] }) => (
  <dl className={styles.angaben}>
    {angaben.map(([name, wert]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{wert}</dd>
      </div>
    ))}
  </dl>
);
