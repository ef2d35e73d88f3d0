import type { PageEntry } from '@gm/shared/schemas/editor/editorial';
import styles from '../styles/work.module.css';

/** On a public page, for staff who may edit it: its state and the way to its form. */
export function EditBar({ href, stand: state }: NonNullable<PageEntry['eintrag']>) {
  return (
    <nav className={styles.edit} aria-label="Redaktion">
      <a href={href}>Bearbeiten</a> <span>{state}</span>
    </nav>
  );
}
