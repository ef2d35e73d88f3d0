import { requestJson } from '@gm/shared/browser/request-json';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { Check as Result } from '@gm/shared/schemas/editor/editorial';
import type { FormField } from '@gm/shared/schemas/form-field';
import { useEffect, useState } from 'react';
import { nameFieldWay } from '../values/name-field-way.ts';
import { parseValue } from '../values/parse-value.ts';
import { toText } from '../values/to-text.ts';
import styles from './check.module.css';
import { FindingList } from './finding-list.tsx';

/** Debounce, to not interrupt typing. */
const PAUSE_MS = 1000;
/** Flesch score from which most people understand a text (Amstad 1978). */
const VERSTAENDLICH = 50;
/** Beginning of the messages for any field (shared/schemas/say-in-german.ts). */
const GENERAL = 'Diese Angabe';

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

type Finding = Result['befunde'][number];

/** A list of findings stands apart from the fields, so general messages of the schema name theirs. */
function nameField(form: FormField, finding: Finding): Finding {
  const way = finding.regel === 'vollstaendig' ? nameFieldWay(form, finding.feld) : undefined;
  if (!way) return finding;
  const { meldung: message } = finding;
  const meldung = message.startsWith(GENERAL) ? message.replace(GENERAL, way) : `${way}: ${message}`;
  return { ...finding, meldung };
}

interface CheckProps {
  form: FormField;
  /** Nothing is stored yet. */
  isNew: boolean;
}

/** Findings that prevent publishing, and suggestions. */
export function Check({ form, isNew }: CheckProps) {
  const { name, useDraftState } = useFormContext();
  const isTouched = useDraftState(({ vorhanden: existing }) => existing);
  const data = parseValue(useValue('daten'));
  const result = useCheck();
  // Before anybody has written anything, it would only list that everything is missing.
  const isBlank = isNew && !isTouched && !(data as { titel?: string } | null)?.titel;
  if (!result || isBlank) return null;
  const { lesbarkeit: readability } = result;
  const findings = result.befunde.map((finding) => nameField(form, finding));
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
