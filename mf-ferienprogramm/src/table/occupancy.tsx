import { UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import styles from './occupancy.module.css';

/** Places taken, as a bar. Decorative: the figures next to it say the same in words. */
export function Occupancy({ occupied, limit }: { occupied: number; limit: number }) {
  if (limit >= UNLIMITED) return null;
  return <meter className={styles.occupancy} max={Math.max(1, limit)} value={occupied} aria-hidden="true" />;
}
