import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './error-summary.module.css';
import { useFormularKontext } from './formular-kontext.ts';
import { feldId } from './use-formular.ts';

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  // The browser's own jump would put the field under the sticky header and a step into the history.
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** All refused fields above the form, each a way to its field; works as plain anchors without JavaScript. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { name, fehler, vomServer } = useFormularKontext();
  if (fehler.length === 0) return null;
  const titel =
    fehler.length === 1
      ? 'Eine Angabe fehlt oder ist nicht gültig'
      : `${fehler.length} Angaben fehlen oder sind nicht gültig`;
  const titelId = `${name}-fehlerliste`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups links
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby={titelId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript nothing else leads to what is wrong
      autoFocus={vomServer}
    >
      <CircleAlert aria-hidden="true" />
      <h2 id={titelId}>
        <VisuallyHidden>Fehler:</VisuallyHidden> {titel}
      </h2>
      <ul>
        {fehler.map(({ feld, meldung }) => (
          <li key={feld}>
            <a href={`#${feldId(name, feld)}`} onClick={focusField}>
              {meldung}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
