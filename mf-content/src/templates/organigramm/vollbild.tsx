import { Button } from '@gm/shared/ui/button';
import { Zeichen } from '@gm/shared/ui/zeichen';
import { Baum } from './baum.tsx';
import type { Knoten } from './organigramm.context.ts';
import styles from './organigramm.module.css';

interface VollbildProps {
  id: string;
  knoten: Knoten[];
}

/**
 * The chart over the whole page. A modal `<dialog>`: Escape closes it, the page behind is inert, and the focus goes back to
 * the button that opened it. The stylesheet stops the page from scrolling.
 */
export function Vollbild({ id, knoten }: VollbildProps) {
  const titel = `${id}-titel`;
  return (
    <dialog id={id} className={styles.vollbild} aria-labelledby={titel}>
      <div className={styles.kopf}>
        <h2 id={titel}>Organigramm</h2>
        <Button variant="secondary" command="close" commandfor={id}>
          <Zeichen d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </div>
      <Baum knoten={knoten} className={styles.tafel} />
    </dialog>
  );
}
