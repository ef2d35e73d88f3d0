import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { BarrierLevel } from '@gm/shared/schemas/editor/editorial';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { toText } from '../values/to-text.ts';
import styles from './preview.module.css';
import { type Moment, PreviewTag } from './preview-tag.tsx';
import { sendPreview } from './send-preview.ts';

/** Loaded only with a preview. */
const Barriers = lazy(() => import('./barriers.tsx'));
/** Debounce: longer than typing a word, short enough for a live preview. */
const PAUSE_MS = 250;
const WIDTHS = { telefon: 'Telefon', bildschirm: 'Bildschirm' } as const;
type Width = keyof typeof WIDTHS;

/** Without a title there is no preview. */
function hasTitle(data: string): boolean {
  try {
    return Boolean((JSON.parse(data) as { titel?: string }).titel);
  } catch {
    return false;
  }
}

/** General messages do not name their field; the findings below the fields do. */
const explain = (error: string) =>
  error.startsWith('Diese Angabe') ? 'Unter „Prüfung“ steht, was noch fehlt.' : error;

/** The page with the form's current content, rendered by the website. */
export function Preview({ kind, barriers }: { kind: string; barriers: BarrierLevel }) {
  const { name } = useFormContext();
  const data = toText(useValue('daten'));
  const text = toText(useValue('text'));
  // If the page is about to move, its breadcrumbs show the new address.
  const address = toText(useValue('adresse'));
  const own = toText(useValue('schluessel'));
  const key = address || own;
  const [isOpen, setOpen] = useState(false);
  const [width, setWidth] = useState<Width>('telefon');
  const [moment, setMoment] = useState<Moment>({ am: '', um: '' });
  const [href, setHref] = useState('');
  const token = useRef('');
  const [error, setError] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  // Number of the page in the frame; 0: outdated.
  const [loaded, setLoaded] = useState(0);
  const pages = useRef(0);

  // Open from the start if there is room next to the form.
  useEffect(() => setOpen(matchMedia('(min-width: 80rem)').matches), []);
  useEffect(() => {
    if (!isOpen || !hasTitle(data)) return;
    const abort = new AbortController();
    setLoaded(0);
    const timer = setTimeout(async () => {
      const answer = await sendPreview(
        { art: kind, daten: data, text, schluessel: key, ...moment, token: token.current },
        abort.signal,
      );
      if (answer === null) return;
      setError(answer.fehler);
      if (!answer.href) return;
      // Same URL: a reload keeps the frame's scroll position.
      if (answer.token === token.current) frame.current?.contentWindow?.location.reload();
      token.current = answer.token;
      setHref(answer.href);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isOpen, kind, data, text, key, moment]);

  return (
    <details className={styles.preview} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Vorschau</summary>
      <fieldset className={styles.widths}>
        <legend>So breit wie</legend>
        {Object.entries(WIDTHS).map(([value, title]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${name}-vorschau-breite`}
              checked={width === value}
              onChange={() => setWidth(value as Width)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      {kind === 'seite' && <PreviewTag moment={moment} onMoment={setMoment} />}
      {!href && !error && <p>Sobald es einen Titel gibt, steht hier, was Besucher sehen.</p>}
      <p role="status" className={styles.error}>
        {error &&
          `${href ? 'Die Vorschau zeigt den letzten gültigen Stand' : 'Noch keine Vorschau'}: ${explain(error)}`}
      </p>
      {href && (
        <>
          <div className={styles.frame} data-breite={width}>
            <iframe
              ref={frame}
              src={href}
              title="Vorschau der Seite"
              onLoad={() => {
                pages.current += 1;
                setLoaded(pages.current);
              }}
            />
          </div>
          <p>
            <a href={href} target="_blank" rel="noopener">
              Vorschau in einem neuen Fenster
            </a>{' '}
            Wer diese Adresse kennt, kann sie sieben Tage lang ansehen.
          </p>
          {barriers !== 'aus' && (
            <Suspense fallback={null}>
              <Barriers frame={frame} state={loaded} level={barriers} />
            </Suspense>
          )}
        </>
      )}
    </details>
  );
}
