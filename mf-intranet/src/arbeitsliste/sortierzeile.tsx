import styles from './sortierkopf.module.css';
import { Sortierlink, type Sortierung } from './sortierlink.tsx';

/** What a list is sorted by that is no table: pictures have no columns. */
export function Sortierzeile({ spalten, ...sortierung }: Sortierung) {
  return (
    <nav className={styles.zeile} aria-label="Sortierung">
      <span>Sortieren nach</span>
      {spalten.map((spalte) => (
        <Sortierlink key={spalte.name} spalte={spalte} {...sortierung} mitWort />
      ))}
    </nav>
  );
}
