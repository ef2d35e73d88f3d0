import { Arrow } from '../ui/arrow.tsx';
import styles from './detail.module.css';

/** `/aktuelles/neue-bruecke-id_12/` → `/aktuelles/`: path of the list that contains an entry. */
export function findOverview(path: string): string {
  return path.replace(/[^/]+\/?$/, '') || '/';
}

/** Link from an entry back to its list. */
export function Back({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className={styles.back} href={href}>
        <Arrow to="left" />
        {text}
      </a>
    </p>
  );
}
