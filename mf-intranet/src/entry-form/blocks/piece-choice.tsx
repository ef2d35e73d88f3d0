import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import { Button } from '@gm/shared/ui/button';
import { Character } from '@gm/shared/ui/character';
import { type RefObject, useState } from 'react';
import styles from './piece-choice.module.css';

interface PieceChoiceProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  templates: readonly BlockTemplate[];
  onChoice(vorlage: BlockTemplate): void;
}

/**
 * Templates that can be added to a page, as one button each. Next to the list it shows the example of the focused or
 * hovered one, if there is room.
 */
export function PieceChoice({ id, dialog, templates, onChoice }: PieceChoiceProps) {
  const [shown, setShown] = useState<BlockTemplate | null>(null);
  const title = `${id}-titel`;
  return (
    <dialog ref={dialog} id={id} className={styles.choice} aria-labelledby={title} onClose={() => setShown(null)}>
      <h2 id={title}>Baustein hinzufügen</h2>
      <ul className={styles.list}>
        {templates.map((vorlage) => (
          <li key={vorlage.template}>
            <button
              type="button"
              onFocus={() => setShown(vorlage)}
              onMouseEnter={() => setShown(vorlage)}
              onClick={() => {
                dialog.current?.close();
                onChoice(vorlage);
              }}
            >
              <b>{vorlage.titel}</b> <span>{vorlage.hilfe}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.picture}>
        {shown?.beispiel && (
          <iframe key={shown.template} src={shown.beispiel} title={`Beispiel: ${shown.titel}`} tabIndex={-1} />
        )}
      </div>
      {/* Last, so that the list gets the initial focus. */}
      <Button variant="secondary" className={styles.closed} onClick={() => dialog.current?.close()}>
        <Character d="M18 6 6 18M6 6l12 12" />
        Schließen
      </Button>
    </dialog>
  );
}
