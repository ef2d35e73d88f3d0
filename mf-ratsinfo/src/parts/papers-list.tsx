import type { RatsvorlageShort } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Protected } from './protected.tsx';
import styles from './ratsinfo.module.css';

/** Compact list of papers. */
export function PapersList({ templates: papers }: { templates: readonly RatsvorlageShort[] }) {
  return (
    <ul className={styles.links}>
      {papers.map(
        ({ id, titel: title, art: kind, aktenzeichen: fileNumber, datum: date, oeffentlich: isPublic, detailURL }) => (
          <li key={id}>
            <a href={detailURL}>{title}</a> {!isPublic && <Protected />}
            <p className={styles.quiet}>
              {[[kind, fileNumber].filter(Boolean).join(' '), date && formatSpokenDate(date)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
