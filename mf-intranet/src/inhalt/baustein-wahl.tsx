import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import { Button } from '@gm/shared/ui/button';
import { Zeichen } from '@gm/shared/ui/zeichen';
import { type RefObject, useState } from 'react';
import styles from './baustein-wahl.module.css';

interface BausteinWahlProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  vorlagen: readonly BlockVorlage[];
  onWahl(vorlage: BlockVorlage): void;
}

/**
 * The templates that can be added to a page. One button each, which adds it; what has the focus or the pointer shows its
 * example beside the list, where there is room.
 */
export function BausteinWahl({ id, dialog, vorlagen, onWahl }: BausteinWahlProps) {
  const [gezeigt, setGezeigt] = useState<BlockVorlage | null>(null);
  const titel = `${id}-titel`;
  return (
    <dialog ref={dialog} id={id} className={styles.wahl} aria-labelledby={titel} onClose={() => setGezeigt(null)}>
      <h2 id={titel}>Baustein hinzufügen</h2>
      <ul className={styles.liste}>
        {vorlagen.map((vorlage) => (
          <li key={vorlage.template}>
            <button
              type="button"
              onFocus={() => setGezeigt(vorlage)}
              onMouseEnter={() => setGezeigt(vorlage)}
              onClick={() => {
                dialog.current?.close();
                onWahl(vorlage);
              }}
            >
              <b>{vorlage.titel}</b> <span>{vorlage.hilfe}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.bild}>
        {gezeigt?.beispiel && (
          <iframe key={gezeigt.template} src={gezeigt.beispiel} title={`Beispiel: ${gezeigt.titel}`} tabIndex={-1} />
        )}
      </div>
      {/* Last: the focus begins in the list. */}
      <Button variant="secondary" className={styles.zu} onClick={() => dialog.current?.close()}>
        <Zeichen d="M18 6 6 18M6 6l12 12" />
        Schließen
      </Button>
    </dialog>
  );
}
