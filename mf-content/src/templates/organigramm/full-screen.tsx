import { Button } from '@gm/shared/ui/button';
import { Character } from '@gm/shared/ui/character';
import type { TreeNode } from './organigramm.context.ts';
import styles from './organigramm.module.css';
import { Tree } from './tree.tsx';

interface FullScreenProps {
  id: string;
  node: TreeNode[];
}

/**
 * Full-screen chart in a modal `<dialog>`: Escape closes it, the page behind is inert, and the focus returns to the
 * opening button. CSS prevents the page from scrolling.
 */
export function FullScreen({ id, node }: FullScreenProps) {
  const title = `${id}-titel`;
  return (
    <dialog id={id} className={styles.fullScreen} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>Organigramm</h2>
        <Button variant="secondary" command="close" commandfor={id}>
          <Character d="M18 6 6 18M6 6l12 12" />
          Schließen
        </Button>
      </div>
      <Tree node={node} className={styles.panel} />
    </dialog>
  );
}
