import { useFormContext } from '@gm/shared/forms/state/form-context';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useRef } from 'react';
import styles from './publish-bar.module.css';

/** The step that ends the work on an entry, the first that the account may take. */
const FINAL = [
  ['freigeben', 'Veröffentlichen'],
  ['vorlegen', 'Vorlegen'],
] as const;

/** State and the two usual steps, in view wherever the form is scrolled to. Ctrl S saves. */
export function PublishBar({ stand: state, schritte: steps }: Pick<Contribution, 'stand' | 'schritte'>) {
  const { state: sending, useDraftState } = useFormContext();
  const isChanged = useDraftState(({ vorhanden: existing }) => existing);
  const save = useRef<HTMLButtonElement>(null);
  const hasFailed = sending.status === 'error';
  const isSending = sending.status === 'submitting';
  const final = FINAL.find(([step]) => steps.includes(step));

  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      save.current?.click();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  return (
    <section className={styles.bar} aria-label="Bearbeitung">
      <p role="status">
        {isSending ? 'Wird gespeichert …' : hasFailed ? `Nicht gespeichert. ${sending.hinweis ?? ''}` : state}
        {isChanged && !isSending && !hasFailed && !state.startsWith('Neu') && (
          <span className={styles.open}> Noch nicht gespeichert</span>
        )}
      </p>
      <Button
        ref={save}
        type="submit"
        variant="secondary"
        disabled={isSending}
        aria-keyshortcuts="Control+S"
        data-schritt="speichern"
      >
        Speichern
      </Button>
      {final && (
        <Button type="submit" disabled={isSending} data-schritt={final[0]}>
          {final[1]}
        </Button>
      )}
    </section>
  );
}
