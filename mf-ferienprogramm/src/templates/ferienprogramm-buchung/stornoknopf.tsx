import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useState } from 'react';
import styles from './ferienprogramm-buchung.module.css';

interface StornoknopfProps {
  label: string;
  /** What is given back, in words. */
  was: string;
  /** What it costs all the same. */
  folge?: string;
  laeuft: boolean;
  onCancel: (was: string) => Promise<void>;
}

/** Asks once more: a place that was given back may be somebody else's a second later. */
export function Stornoknopf({ label, was, folge, laeuft, onCancel }: StornoknopfProps) {
  const [fragt, setFragt] = useState(false);
  if (!fragt) {
    return (
      <Button variant="secondary" onClick={() => setFragt(true)} disabled={laeuft}>
        {label}
        <VisuallyHidden>: {was}</VisuallyHidden>
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a question with its answers
    <div className={styles.frage} role="group" aria-label={`${was} stornieren?`}>
      <p>
        {was} wirklich stornieren? Der Platz wird sofort frei. {folge}
      </p>
      <div className={styles.antworten}>
        {/* The button that asked is gone, and the focus with it. */}
        <Button autoFocus onClick={() => void onCancel(was).finally(() => setFragt(false))} disabled={laeuft}>
          Ja, stornieren
        </Button>
        <Button variant="secondary" onClick={() => setFragt(false)} disabled={laeuft}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
