import { joinClasses } from '../join-classes.ts';
import styles from './motif.module.css';

/**
 * An illustration of the site, decorative. The drawing is a file of its own, loaded after the page, and takes the
 * colours defined here: light and dark.
 */
export function Motif({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={joinClasses(styles.motif, className)} viewBox="0 0 300 200">
      <use href={`/shell/motive/${name}.svg#m`} />
    </svg>
  );
}
