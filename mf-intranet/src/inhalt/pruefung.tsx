import { requestJson } from '@gm/shared/browser/request-json';
import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Pruefung as Ergebnis } from '@gm/shared/schemas/redaktion';
import { useEffect, useState } from 'react';
import { Befundliste } from './befundliste.tsx';
import styles from './pruefung.module.css';

/** After the last key: whoever is still writing is not corrected. */
const PAUSE_MS = 1000;
/** From here on most people understand a text (Amstad 1978). */
const VERSTAENDLICH = 50;

const toText = (wert: unknown) => (typeof wert === 'string' ? wert : '');

/** null when it was given up, also in the middle of the answer, and where there is none. Never rejects. */
async function askPruefung(stand: Record<string, string>, signal: AbortSignal): Promise<Ergebnis | null> {
  const body = JSON.stringify(stand);
  const antwort = await requestJson<Ergebnis>('/api/intranet/redaktion/pruefung', { body, signal, asksOnly: true });
  return antwort.ok && !signal.aborted ? (antwort.body ?? null) : null;
}

/** What is to be said about what the form holds, while it is written; null while nobody knows. */
function usePruefung(): Ergebnis | null {
  const [ergebnis, setErgebnis] = useState<Ergebnis | null>(null);
  const daten = toText(useWert('daten'));
  const text = toText(useWert('text'));
  const art = toText(useWert('art'));
  const schluessel = toText(useWert('schluessel'));
  useEffect(() => {
    if (!daten) return;
    const abbruch = new AbortController();
    const timer = setTimeout(async () => {
      const neues = await askPruefung({ art, schluessel, daten, text }, abbruch.signal);
      if (neues) setErgebnis(neues);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abbruch.abort();
    };
  }, [art, schluessel, daten, text]);
  return ergebnis;
}

/** What is in the way of publishing, and what could be better. */
export function Pruefung() {
  const { name } = useFormularKontext();
  const ergebnis = usePruefung();
  if (!ergebnis) return null;
  const { befunde, lesbarkeit } = ergebnis;
  const sperren = befunde.filter(({ stufe }) => stufe === 'sperrt').length;
  return (
    <section className={styles.pruefung} aria-labelledby={`${name}-pruefung`}>
      <h3 id={`${name}-pruefung`}>Prüfung</h3>
      <p role="status">
        {befunde.length === 0
          ? 'Nichts zu beanstanden.'
          : sperren > 0
            ? `${sperren} ${sperren === 1 ? 'Befund verhindert' : 'Befunde verhindern'} die Veröffentlichung.`
            : `${befunde.length} ${befunde.length === 1 ? 'Hinweis' : 'Hinweise'}.`}
      </p>
      <Befundliste befunde={befunde} />
      {lesbarkeit !== null && (
        <p className={styles.lesbarkeit}>
          Lesbarkeit {lesbarkeit} von 100
          {lesbarkeit < VERSTAENDLICH && ' – kürzere Sätze und Wörter helfen'} (Flesch-Wert für Deutsch nach Amstad
          1978)
        </p>
      )}
    </section>
  );
}
