import type { ChoiceAnswer } from '@gm/shared/areas/ferienprogramm/registration/family';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { formatEuro } from '../../payment/euro.ts';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import styles from './ferienprogramm-familie.module.css';

interface CostQuestionProps {
  choice: { token: string; kind: number; dazu?: number[]; weg?: number[] };
  question: string;
  /** Label of the confirming button. */
  yes: string;
  onDone: (answer: ChoiceAnswer) => void;
  onCancel: () => void;
}

const describe = (more: number) => {
  if (more === 0) return 'Das ändert nichts an den Kosten.';
  return more > 0
    ? `Das kostet ${formatEuro(more)} mehr, Gebühren eingeschlossen.`
    : `Sie sparen ${formatEuro(-more)}.`;
};

/** Shows the cost of a change and performs it after consent; asks again if the amount has changed. */
export function CostQuestion({ choice, question, yes, onDone, onCancel }: CostQuestionProps) {
  const [more, setMore] = useState<number | null>(null);
  const { laeuft: running, fehler: error, run } = useAction();
  const ref = useRef<HTMLDivElement>(null);
  const send = (amount?: number) =>
    run(async () => {
      const answer = await postJson<ChoiceAnswer>('/api/ferienprogramm/familie/wahl', { ...choice, mehr: amount });
      if (answer.familie) onDone(answer);
      else setMore(answer.mehr);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the question appears
  useEffect(() => {
    void send();
    ref.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups a question with its answers
    <div ref={ref} tabIndex={-1} role="group" aria-label={question} className={styles.question}>
      <p>{question}</p>
      <p role="status">{more === null ? !error && 'Die Kosten werden berechnet …' : describe(more)}</p>
      {error && (
        <Alert kind="danger" title="Das ist nicht möglich" level={3} live>
          <p>{error}</p>
        </Alert>
      )}
      <div className={styles.buttons}>
        {more !== null && (
          <Button onClick={() => void send(more)} disabled={running}>
            {yes}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel} disabled={running}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
