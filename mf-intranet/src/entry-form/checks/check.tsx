import { requestJson } from '@gm/shared/browser/request-json';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Check as Result } from '@gm/shared/schemas/editor/editorial';
import { useEffect, useState } from 'react';
import { toText } from '../values/to-text.ts';
import styles from './check.module.css';
import { FindingList } from './finding-list.tsx';

/** Debounce, to not interrupt typing. */
const PAUSE_MS = 1000;
/** Flesch score from which most people understand a text (Amstad 1978). */
const VERSTAENDLICH = 50;

/** null if aborted, also during the response, and on failure. Never rejects. */
async function askCheck(state: Record<string, string>, signal: AbortSignal): Promise<Result | null> {
  const body = JSON.stringify(state);
  const answer = await requestJson<Result>('/api/intranet/redaktion/pruefung', { body, signal, asksOnly: true });
  return answer.ok && !signal.aborted ? (answer.body ?? null) : null;
}

/** Findings about the form's current content; null until known. */
function useCheck(): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  const data = toText(useValue('daten'));
  const text = toText(useValue('text'));
  const kind = toText(useValue('art'));
  const key = toText(useValue('schluessel'));
  useEffect(() => {
    if (!data) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const fresh = await askCheck({ art: kind, schluessel: key, daten: data, text }, abort.signal);
      if (fresh) setResult(fresh);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, key, data, text]);
  return result;
}

/** Findings that prevent publishing, and suggestions. */
export function Check() {
  const { name } = useFormContext();
  const result = useCheck();
  if (!result) return null;
  const { befunde: findings, lesbarkeit: readability } = result;
  const locks = findings.filter(({ stufe: level }) => level === 'sperrt').length;
  return (
    <section className={styles.check} aria-labelledby={`${name}-pruefung`}>
      <h3 id={`${name}-pruefung`}>Prüfung</h3>
      <p role="status">
        {findings.length === 0
          ? 'Nichts zu beanstanden.'
          : locks > 0
            ? `${locks} ${locks === 1 ? 'Befund verhindert' : 'Befunde verhindern'} die Veröffentlichung.`
            : `${findings.length} ${findings.length === 1 ? 'Hinweis' : 'Hinweise'}.`}
      </p>
      <FindingList findings={findings} />
      {readability !== null && (
        <p className={styles.readability}>
          Lesbarkeit {readability} von 100
          {readability < VERSTAENDLICH && ' – kürzere Sätze und Wörter helfen'} (Flesch-Wert für Deutsch nach Amstad
          1978)
        </p>
      )}
    </section>
  );
}
