import type { Mismatched } from '@gm/shared/blocks/find-mismatched';
import { Button } from '@gm/shared/ui/button';
import styles from './mismatched.module.css';

interface MismatchedProps {
  mismatched: readonly Mismatched[];
  onAdapt(): void;
}

/** What in a block no longer matches its template, with a button to repair it. */
export function MismatchedBlock({ mismatched, onAdapt }: MismatchedProps) {
  if (mismatched.length === 0) return null;
  const lost = mismatched.filter(({ abhilfe: remedy }) => remedy && remedy.wert === undefined);
  const hasRemedy = mismatched.some(({ abhilfe: remedy }) => remedy !== null);
  return (
    <section className={styles.mismatched} aria-label="Was nicht mehr zur Vorlage passt">
      <p>
        <b>Die Vorlage dieses Bausteins hat sich geändert.</b>
      </p>
      <ul>
        {mismatched.map(({ pfad: path, meldung: message, abhilfe: remedy }) => (
          <li key={path}>
            {message}
            {!remedy && ' Bitte geben Sie es neu an.'}
          </li>
        ))}
      </ul>
      {hasRemedy && (
        <>
          <Button variant="secondary" onClick={onAdapt}>
            An die Vorlage anpassen
          </Button>
          {lost.length > 0 && (
            <p>
              Dabei {lost.length === 1 ? 'fällt' : 'fallen'} weg:{' '}
              {lost.map(({ titel: title }) => `„${title}“`).join(', ')}. „Rückgängig“ holt alles zurück.
            </p>
          )}
        </>
      )}
    </section>
  );
}
