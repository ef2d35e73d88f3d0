import type { Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Abgleich } from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import { requestJson } from '@gm/shared/browser/request-json';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addVermerk, type Liste, listOffene, takeAbgleich } from './liste.ts';
import { eraseListe, type Offen, saveListe } from './tresor.ts';

/** Marks of a row go together; others' are looked for as often as two helpers talk. */
const NACH_VERMERK_MS = 1500;
const REGELMAESSIG_MS = 30_000;
const FRIST_MS = 10_000;

/** An open list: marks, keeps them encrypted, and exchanges them whenever there is a signal. `end` closes it with a sentence why. */
export function useListe({ offen, abgleich, end }: { offen: Offen; abgleich: string; end(warum: string): void }) {
  const [liste, setListe] = useState(offen.liste);
  const [verbunden, setVerbunden] = useState<number | null>(null);
  const [fehler, setFehler] = useState<string | null>(null);
  const jetzige = useRef(offen.liste);
  const speichern = useRef(Promise.resolve());
  const laeuft = useRef(false);
  const beendet = useRef(false);

  function change(neu: Liste): void {
    jetzige.current = neu;
    setListe(neu);
    // One after the other, and each the newest there is.
    speichern.current = speichern.current
      .then(() => saveListe(offen, jetzige.current))
      .then(
        () => setFehler(null),
        () =>
          setFehler(
            'Auf diesem Gerät ist kein Platz mehr. Bitte lassen Sie diese Seite offen, bis alles übertragen ist.',
          ),
      );
  }

  const mark = (was: Pick<Vermerk, 'kind' | 'feld' | 'wert'>): void =>
    change(addVermerk(jetzige.current, was, Date.now()));

  const exchange = useEffectEvent(async (): Promise<void> => {
    if (laeuft.current) return;
    laeuft.current = true;
    const { token, gemacht } = jetzige.current;
    const body = JSON.stringify({ token, vermerke: listOffene(jetzige.current) });
    const antwort = await requestJson<Abgleich>(abgleich, { body, timeoutMs: FRIST_MS });
    laeuft.current = false;
    // Closed meanwhile, and perhaps open again: what was sent is sent once more then.
    if (beendet.current) return;
    if (antwort.ok && antwort.body) {
      change(takeAbgleich(jetzige.current, antwort.body, gemacht, Date.now()));
      setVerbunden(Date.now());
    } else {
      setVerbunden(null);
      if (antwort.status === 401) {
        eraseListe(offen.name);
        end(
          'Diese Liste gilt nicht mehr und wurde von diesem Gerät gelöscht. Bei Fragen wenden Sie sich an das Rathaus.',
        );
      }
    }
    if (Date.now() + jetzige.current.versatz >= offen.liste.bis) {
      eraseListe(offen.name);
      end('Der Tag ist vorbei. Die Liste wurde von diesem Gerät gelöscht.');
    }
  });

  useEffect(() => {
    const run = () => document.visibilityState === 'visible' && void exchange();
    run();
    const timer = setInterval(run, REGELMAESSIG_MS);
    addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
      beendet.current = true;
      offen.release();
    };
  }, [offen]);

  useEffect(() => {
    if (liste.gemacht === 0) return;
    const timer = setTimeout(() => void exchange(), NACH_VERMERK_MS);
    return () => clearTimeout(timer);
  }, [liste.gemacht]);

  return { liste, offene: listOffene(liste).length, verbunden, fehler, mark };
}
