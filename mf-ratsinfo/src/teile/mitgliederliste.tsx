import type { Ratsmitglied } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import styles from './mitgliederliste.module.css';
import teile from './ratsinfo.module.css';
import { reihe } from './reihe.ts';

type Mitglied = Pick<Ratsmitglied, 'id' | 'name' | 'detailURL' | 'fraktion' | 'ortsteil'> &
  Partial<Pick<Ratsmitglied, 'funktion' | 'stimmrecht'>>;

/** Persons with what they are in the body. */
export function Mitgliederliste({ mitglieder }: { mitglieder: readonly Mitglied[] }) {
  return (
    <ul className={styles.mitglieder}>
      {mitglieder.map(({ id, name, funktion, fraktion, ortsteil, stimmrecht, detailURL }) => (
        <li key={`${id} ${funktion}`}>
          <a href={detailURL}>{name}</a>
          <p className={teile.leise}>
            {reihe([funktion, fraktion, ortsteil, stimmrecht === false && 'ohne Stimmrecht'])}
          </p>
        </li>
      ))}
    </ul>
  );
}
