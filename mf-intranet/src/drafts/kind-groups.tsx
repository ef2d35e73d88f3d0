import type { CountedKind } from '@gm/shared/schemas/editor/editorial-entry';
import { useId } from 'react';
import styles from './kind-groups.module.css';

const LIST = '/intranet/redaktion/inhalte/';

/** Kinds by heading, in the order of the answer; kinds of an older answer have no heading. */
function groupKinds(kinds: readonly CountedKind[]): [string, CountedKind[]][] {
  const groups = new Map<string, CountedKind[]>();
  for (const kind of kinds) {
    const group = groups.get(kind.gruppe);
    if (group) group.push(kind);
    else groups.set(kind.gruppe, [kind]);
  }
  return [...groups];
}

/** Links to the lists of all kinds of content, grouped as editors think of them. */
export function KindGroups({ kinds }: { kinds: readonly CountedKind[] }) {
  const id = useId();
  return (
    <div className={styles.groups}>
      {groupKinds(kinds).map(([title, members], index) => (
        <div key={title} className={styles.group}>
          {title && <h3 id={`${id}${index}`}>{title}</h3>}
          <ul aria-labelledby={title ? `${id}${index}` : undefined}>
            {members.map(({ art: kind, titel: name, anzahl: count }) => (
              <li key={kind}>
                <a href={`${LIST}?typ=${kind}`}>{name}</a>
                <span>
                  {count.toLocaleString('de-DE')} {count === 1 ? 'Eintrag' : 'Einträge'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
