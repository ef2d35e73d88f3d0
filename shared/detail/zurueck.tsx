import { Arrow } from '../ui/arrow.tsx';
import styles from './detail.module.css';

/** `/aktuelles/neue-bruecke-id_12/` → `/aktuelles/`: the list an entry belongs to. */
export function findUebersicht(pfad: string): string {
  return pfad.replace(/[^/]+\/?$/, '') || '/';
}

/** The way from an entry to its list. */
export function Zurueck({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className={styles.zurueck} href={href}>
        <Arrow to="left" />
        {text}
      </a>
    </p>
  );
}
