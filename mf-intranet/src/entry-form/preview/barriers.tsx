import { useFormContext } from '@gm/shared/forms/state/form-context';
import { fieldId } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { BarrierLevel } from '@gm/shared/schemas/editor/editorial';
import { Button } from '@gm/shared/ui/button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styles from '../checks/check.module.css';
import { FindingList } from '../checks/finding-list.tsx';
import { parseValue } from '../values/parse-value.ts';
import { type Barrier, findBarriers } from './find-barriers.ts';

const FIELD = 'barrieren';

interface BarriersProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Number of the page in the frame; 0 while it is outdated. */
  state: number;
  level: Exclude<BarrierLevel, 'aus'>;
}

type Result = Barrier[] | 'läuft' | 'fehlt' | null;

/** Accessibility problems that axe finds in the preview: on request, and automatically before publishing. */
export default function Barriers({ frame, state, level }: BarriersProps) {
  const { form, name } = useFormContext();
  const isRelease = useValue('was') === 'freigeben';
  const [result, setResult] = useState<Result>(null);
  const run = useRef(0);

  const look = useCallback(async () => {
    const num = ++run.current;
    if (!frame.current) return;
    setResult('läuft');
    const findings = await findBarriers(frame.current, parseValue(form.getValues('daten'))).catch((): null => null);
    // The page may have changed meanwhile.
    if (num !== run.current) return;
    setResult(findings ?? 'fehlt');
    form.setValue(FIELD, findings ? JSON.stringify(findings) : '');
  }, [form, frame]);

  useEffect(() => {
    run.current += 1;
    setResult(null);
    form.setValue(FIELD, '');
    if (state > 0 && isRelease) void look();
  }, [form, state, isRelease, look]);

  const findings = Array.isArray(result) ? result : [];
  return (
    <section className={styles.check} aria-labelledby={`${name}-${FIELD}-titel`}>
      <h3 id={`${name}-${FIELD}-titel`}>Barrierefreiheit</h3>
      <input {...form.register(FIELD)} type="hidden" />
      <Button id={fieldId(name, FIELD)} variant="secondary" disabled={state === 0 || result === 'läuft'} onClick={look}>
        Vorschau prüfen
      </Button>
      <p role="status">{sayResult(result, level)}</p>
      <FindingList findings={findings.map((finding) => ({ ...finding, stufe: level }))} />
    </section>
  );
}

function sayResult(result: Result, level: BarriersProps['level']): string {
  if (result === null) return 'Wer veröffentlicht, sieht hier, was axe auf der Seite an Barrieren findet.';
  if (result === 'läuft') return 'Die Seite wird geprüft.';
  if (result === 'fehlt') return 'Die Seite konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.';
  if (result.length === 0) return 'Keine Barrieren gefunden. Ein Programm findet nicht alle.';
  const count = result.length === 1 ? '1 Barriere' : `${result.length} Barrieren`;
  if (level === 'warnt') return `${count} gefunden.`;
  return result.length === 1
    ? '1 Barriere verhindert die Veröffentlichung.'
    : `${count} verhindern die Veröffentlichung.`;
}
