import { nameMotifPicture } from '@gm/shared/rules/motif-picture';
import { listMotifs } from '@gm/shared/ui/pictures/choose-motifs';
import { Motif } from '@gm/shared/ui/pictures/motif';
import { nameMotif } from './name-motif.ts';
import styles from './photo-choice.module.css';

interface MotifListProps {
  /** Words that narrow the list. */
  query: string;
  onChoice(file: string): void;
}

/** The illustrations of the site, as pictures to choose. */
export function MotifList({ query, onChoice }: MotifListProps) {
  const names = listMotifs(query);
  if (names.length === 0) return null;
  return (
    <>
      <h3>Gezeichnete Motive</h3>
      <ul className={styles.grid}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-label={nameMotif(name)} onClick={() => onChoice(nameMotifPicture(name))}>
              <Motif name={name} />
              <span className={styles.motif}>{nameMotif(name).replace('Motiv: ', '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
