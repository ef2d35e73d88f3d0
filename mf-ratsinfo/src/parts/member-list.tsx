import type { CouncilMember } from '@gm/shared/areas/ratsinfo/ratsinfo';
import styles from './member-list.module.css';
import parts from './ratsinfo.module.css';
import { row } from './row.ts';

type Member = Pick<CouncilMember, 'id' | 'name' | 'detailURL' | 'fraktion' | 'ortsteil'> &
  Partial<Pick<CouncilMember, 'funktion' | 'stimmrecht'>>;

/** Persons with their role in the body. */
export function MemberList({ members }: { members: readonly Member[] }) {
  return (
    <ul className={styles.members}>
      {members.map(({ id, name, funktion: role, fraktion, ortsteil, stimmrecht, detailURL }) => (
        <li key={`${id} ${role}`}>
          <a href={detailURL}>{name}</a>
          <p className={parts.quiet}>{row([role, fraktion, ortsteil, stimmrecht === false && 'ohne Stimmrecht'])}</p>
        </li>
      ))}
    </ul>
  );
}
