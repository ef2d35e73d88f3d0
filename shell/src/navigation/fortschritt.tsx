import { useNavigation } from '@gm/shared/navigation';
import { useEffect, useState } from 'react';
import styles from '../stile/layout.module.css';

/** Quick answers need no bar; once shown it stays long enough to be seen (requirement S-18: 200 ms). */
const APPEARS_AFTER_MS = 120;
const STAYS_MS = 200;

/** The thin bar at the top while a page is being fetched. */
export function Fortschritt() {
  const loading = useNavigation((state) => state.loading);
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (loading === (shownAt !== null)) return;
    const wait = shownAt === null ? APPEARS_AFTER_MS : Math.max(0, shownAt + STAYS_MS - Date.now());
    const timer = setTimeout(() => setShownAt(shownAt === null ? Date.now() : null), wait);
    return () => clearTimeout(timer);
  }, [loading, shownAt]);

  return (
    <div className={styles.progress} data-active={shownAt === null ? undefined : ''} role="status" aria-live="polite">
      {shownAt !== null && <span className="gm-visually-hidden">Seite wird geladen …</span>}
    </div>
  );
}
