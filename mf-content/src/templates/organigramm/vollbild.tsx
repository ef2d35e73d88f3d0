import { Button } from '@gm/shared/ui/button';
import { Zeichen } from '@gm/shared/ui/zeichen';
import { useEffect, useId, useRef } from 'react';
import { Baum } from './baum.tsx';
import type { Knoten } from './organigramm.context.ts';
import styles from './organigramm.module.css';

interface VollbildProps {
  knoten: Knoten[];
  onClose: () => void;
}

/**
 * The chart over the whole page. A modal `<dialog>`: Escape closes it, the page behind is inert, and the focus goes back to
 * the button that opened it. The stylesheet stops the page from scrolling.
 */
export function Vollbild({ knoten, onClose }: VollbildProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React takes the dialog away once it is closed; closing first gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.vollbild} aria-labelledby={id} onClose={onClose}>
      <div className={styles.kopf}>
        <h2 id={id}>Organigramm</h2>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          <Zeichen d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </div>
      <Baum knoten={knoten} className={styles.tafel} />
    </dialog>
  );
}
