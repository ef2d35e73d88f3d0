import type { CouncilVote } from '@gm/shared/areas/ratsinfo/ratsinfo';
import styles from './ratsinfo.module.css';

interface OutcomeProps {
  result: string | null;
  beschluss: string | null;
  vote: CouncilVote | null;
}

/** Outcome of an item: result, votes, and the expandable text of the resolution. */
export function Outcome({ result, beschluss, vote }: OutcomeProps) {
  if (!result && !beschluss && !vote) return null;
  return (
    <div className={styles.outcome}>
      {result && (
        <p>
          <b>{result}</b>
        </p>
      )}
      {vote && (
        <ul className={styles.votes} aria-label="Abstimmung">
          <li>Ja: {vote.ja}</li>
          <li>Nein: {vote.nein}</li>
          <li>Enthaltung: {vote.enthaltung}</li>
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
