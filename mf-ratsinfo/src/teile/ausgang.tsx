import type { Ratsabstimmung } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import styles from './ratsinfo.module.css';

interface AusgangProps {
  ergebnis: string | null;
  beschluss: string | null;
  abstimmung: Ratsabstimmung | null;
}

/** What became of an item: result, votes, and the text of the resolution for those who want it. */
export function Ausgang({ ergebnis, beschluss, abstimmung }: AusgangProps) {
  if (!ergebnis && !beschluss && !abstimmung) return null;
  return (
    <div className={styles.ausgang}>
      {ergebnis && (
        <p>
          <b>{ergebnis}</b>
        </p>
      )}
      {abstimmung && (
        <ul className={styles.stimmen} aria-label="Abstimmung">
          <li>Ja: {abstimmung.ja}</li>
          <li>Nein: {abstimmung.nein}</li>
          <li>Enthaltung: {abstimmung.enthaltung}</li>
        </ul>
      )}
      {beschluss && (
        <details>
          <summary>Beschluss im Wortlaut</summary>
          <p>{beschluss}</p>
        </details>
      )}
    </div>
  );
}
