import type { Wahlantwort } from '@gm/shared/bereiche/ferienprogramm/familie';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { formatEuro } from '../../kasse/euro.ts';
import { postJson } from '../../programm/post-json.ts';
import { useAktion } from '../../programm/use-aktion.ts';
import styles from './ferienprogramm-familie.module.css';

interface KostenfrageProps {
  wahl: { token: string; kind: number; dazu?: number[]; weg?: number[] };
  frage: string;
  /** On the button that does it. */
  ja: string;
  onDone: (antwort: Wahlantwort) => void;
  onCancel: () => void;
}

const describe = (mehr: number) => {
  if (mehr === 0) return 'Das ändert nichts an den Kosten.';
  return mehr > 0
    ? `Das kostet ${formatEuro(mehr)} mehr, Gebühren eingeschlossen.`
    : `Das kostet ${formatEuro(-mehr)} weniger.`;
};

/** Says what a change costs, and does it when somebody agrees; where the figure is another by then, it asks again. */
export function Kostenfrage({ wahl, frage, ja, onDone, onCancel }: KostenfrageProps) {
  const [mehr, setMehr] = useState<number | null>(null);
  const { laeuft, fehler, run } = useAktion();
  const ref = useRef<HTMLDivElement>(null);
  const send = (betrag?: number) =>
    run(async () => {
      const antwort = await postJson<Wahlantwort>('/api/ferienprogramm/familie/wahl', { ...wahl, mehr: betrag });
      if (antwort.familie) onDone(antwort);
      else setMehr(antwort.mehr);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the question appears
  useEffect(() => {
    void send();
    ref.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a question with its answers
    <div ref={ref} tabIndex={-1} role="group" aria-label={frage} className={styles.frage}>
      <p>{frage}</p>
      <p role="status">{mehr === null ? !fehler && 'Die Kosten werden berechnet …' : describe(mehr)}</p>
      {fehler && (
        <Alert kind="danger" title="Das ist nicht möglich" level={3} live>
          <p>{fehler}</p>
        </Alert>
      )}
      <div className={styles.knoepfe}>
        {mehr !== null && (
          <Button onClick={() => void send(mehr)} disabled={laeuft}>
            {ja}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel} disabled={laeuft}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
