import { Arrow } from '../ui/arrow.tsx';
import type { Seite } from '../vertrag/vertrag.ts';
import styles from './detail.module.css';

/** `/aktuelles/neue-bruecke-id_12/` → `/aktuelles/`: the list an entry belongs to. */
export function findUebersicht(pfad: string): string {
  return pfad.replace(/[^/]+\/?$/, '') || '/';
}

/** The way from an entry to its list. */
export function Zurueck({ seite, text }: { seite: Pick<Seite, 'pfad'>; text: string }) {
  return (
    <p>
      <a className={styles.zurueck} href={findUebersicht(seite.pfad)}>
        <Arrow to="left" />
        {text}
      </a>
    </p>
  );
}
