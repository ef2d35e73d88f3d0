import type { Knoten } from './organigramm.context.ts';
import styles from './organigramm.module.css';

interface BaumProps {
  knoten: Knoten[];
  className?: string | undefined;
}

/** Units with their heads as nested lists: read in order, they say what the picture shows. */
export function Baum({ knoten, className }: BaumProps) {
  return (
    <ul className={className}>
      {knoten.map(({ titel, art, detailURL, leitung, untergeordneteOEs: untere }) => (
        <li key={titel} data-art={art}>
          <div className={styles.kasten}>
            <span className={styles.name}>{detailURL ? <a href={detailURL}>{titel}</a> : titel}</span>
            {leitung && (
              <span className={styles.leitung}>
                {leitung.detailURL ? <a href={leitung.detailURL}>{leitung.name}</a> : leitung.name}
              </span>
            )}
          </div>
          {untere.length > 0 && <Baum knoten={untere} />}
        </li>
      ))}
    </ul>
  );
}
