import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { useState } from 'react';
import styles from './ferienprogramm-buchung.module.css';

interface CancellationButtonProps {
  label: string;
  /** Name of what is cancelled. */
  was: string;
  /** Remaining costs. */
  sequence?: string;
  running: boolean;
  onCancel: (was: string) => Promise<void>;
}

/** Asks for confirmation: a cancelled place may be taken within seconds. */
export function CancellationButton({ label, was, sequence, running, onCancel }: CancellationButtonProps) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <Button variant="secondary" onClick={() => setAsks(true)} disabled={running}>
        {label}
        <VisuallyHidden>: {was}</VisuallyHidden>
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a question with its answers
    <div className={styles.question} role="group" aria-label={`${was} stornieren?`}>
      <p>
        {was} wirklich stornieren? Der Platz wird sofort frei. {sequence}
      </p>
      <div className={styles.answers}>
        {/* The button that had the focus is removed. */}
        <Button autoFocus onClick={() => void onCancel(was).finally(() => setAsks(false))} disabled={running}>
          Ja, stornieren
        </Button>
        <Button variant="secondary" onClick={() => setAsks(false)} disabled={running}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
