import type { Unpassend } from '@gm/shared/regeln/find-unpassende';
import { Button } from '@gm/shared/ui/button';
import styles from './unpassendes.module.css';

interface UnpassendesProps {
  unpassende: readonly Unpassend[];
  onAnpassen(): void;
}

/** What a later release of the template has made of what stands in a block, and the way out. */
export function Unpassendes({ unpassende, onAnpassen }: UnpassendesProps) {
  if (unpassende.length === 0) return null;
  const wegfallende = unpassende.filter(({ abhilfe }) => abhilfe && abhilfe.wert === undefined);
  const hatAbhilfe = unpassende.some(({ abhilfe }) => abhilfe !== null);
  return (
    <section className={styles.unpassendes} aria-label="Was nicht mehr zur Vorlage passt">
      <p>
        <b>Die Vorlage dieses Bausteins hat sich geändert.</b>
      </p>
      <ul>
        {unpassende.map(({ pfad, meldung, abhilfe }) => (
          <li key={pfad}>
            {meldung}
            {!abhilfe && ' Bitte geben Sie es neu an.'}
          </li>
        ))}
      </ul>
      {hatAbhilfe && (
        <>
          <Button variant="secondary" onClick={onAnpassen}>
            An die Vorlage anpassen
          </Button>
          {wegfallende.length > 0 && (
            <p>
              Dabei {wegfallende.length === 1 ? 'fällt' : 'fallen'} weg:{' '}
              {wegfallende.map(({ titel }) => `„${titel}“`).join(', ')}. „Rückgängig“ holt alles zurück.
            </p>
          )}
        </>
      )}
    </section>
  );
}
