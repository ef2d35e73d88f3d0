import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Barrierenstufe } from '@gm/shared/schemas/redaktion';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { sendVorschau } from './send-vorschau.ts';
import styles from './vorschau.module.css';
import { type Moment, VorschauTag } from './vorschau-tag.tsx';

/** Where there is a preview to look at. */
const Barrieren = lazy(() => import('./barrieren.tsx'));
/** After the last key: long enough for a word, short enough to look on. */
const PAUSE_MS = 250;
const BREITEN = { telefon: 'Telefon', bildschirm: 'Bildschirm' } as const;
type Breite = keyof typeof BREITEN;

const toText = (wert: unknown) => (typeof wert === 'string' ? wert : '');

/** Without a title there is no page to be shown. */
function hasTitel(daten: string): boolean {
  try {
    return Boolean((JSON.parse(daten) as { titel?: string }).titel);
  } catch {
    return false;
  }
}

/** The page as it would be with what the form holds, drawn by the website itself. */
export function Vorschau({ art, barrieren }: { art: string; barrieren: Barrierenstufe }) {
  const { name } = useFormularKontext();
  const daten = toText(useWert('daten'));
  const text = toText(useWert('text'));
  // Where it is about to move, its breadcrumbs are those of there.
  const adresse = toText(useWert('adresse'));
  const eigener = toText(useWert('schluessel'));
  const schluessel = adresse || eigener;
  const [isOffen, setOffen] = useState(false);
  const [breite, setBreite] = useState<Breite>('telefon');
  const [moment, setMoment] = useState<Moment>({ am: '', um: '' });
  const [href, setHref] = useState('');
  const token = useRef('');
  const [fehler, setFehler] = useState('');
  const rahmen = useRef<HTMLIFrameElement>(null);
  // Number of the page in the frame; 0: what the form holds is not in it yet.
  const [geladen, setGeladen] = useState(0);
  const seiten = useRef(0);

  // Where it has a place beside the form it is there from the start.
  useEffect(() => setOffen(matchMedia('(min-width: 80rem)').matches), []);
  useEffect(() => {
    if (!isOffen || !hasTitel(daten)) return;
    const abbruch = new AbortController();
    setGeladen(0);
    const timer = setTimeout(async () => {
      const antwort = await sendVorschau(
        { art, daten, text, schluessel, ...moment, token: token.current },
        abbruch.signal,
      );
      if (antwort === null) return;
      setFehler(antwort.fehler);
      if (!antwort.href) return;
      // The same address: the frame stays where it was scrolled to.
      if (antwort.token === token.current) rahmen.current?.contentWindow?.location.reload();
      token.current = antwort.token;
      setHref(antwort.href);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abbruch.abort();
    };
  }, [isOffen, art, daten, text, schluessel, moment]);

  return (
    <details className={styles.vorschau} open={isOffen} onToggle={(event) => setOffen(event.currentTarget.open)}>
      <summary>Vorschau</summary>
      <fieldset className={styles.breiten}>
        <legend>So breit wie</legend>
        {Object.entries(BREITEN).map(([wert, titel]) => (
          <label key={wert}>
            <input
              type="radio"
              name={`${name}-vorschau-breite`}
              checked={breite === wert}
              onChange={() => setBreite(wert as Breite)}
            />
            {titel}
          </label>
        ))}
      </fieldset>
      {art === 'seite' && <VorschauTag moment={moment} onMoment={setMoment} />}
      {!href && <p>Sobald es einen Titel gibt, steht hier, was Besucher sehen.</p>}
      <p role="status" className={styles.fehler}>
        {fehler && `Die Vorschau zeigt den letzten Stand, der ging: ${fehler}`}
      </p>
      {href && (
        <>
          <div className={styles.rahmen} data-breite={breite}>
            <iframe
              ref={rahmen}
              src={href}
              title="Vorschau der Seite"
              onLoad={() => {
                seiten.current += 1;
                setGeladen(seiten.current);
              }}
            />
          </div>
          <p>
            <a href={href} target="_blank" rel="noopener">
              Vorschau in einem neuen Fenster
            </a>{' '}
            Wer diese Adresse kennt, kann sie sieben Tage lang ansehen.
          </p>
          {barrieren !== 'aus' && (
            <Suspense fallback={null}>
              <Barrieren rahmen={rahmen} stand={geladen} stufe={barrieren} />
            </Suspense>
          )}
        </>
      )}
    </details>
  );
}
