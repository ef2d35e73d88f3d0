import { KEPT_COPY } from '../../page/app/outage.ts';
import { type Hint, provideHints, showHint } from './hint.ts';

const SHOWN_MS = 5_000;

/** Whether a form on the page has unsent input, by its draft (shared/forms/state/draft.ts). */
function hasInput(): boolean {
  try {
    const { kept } = document.querySelector<HTMLElement>('form[data-kept]')?.dataset ?? {};
    return Boolean(kept && sessionStorage.getItem(kept));
  } catch {
    // Storage is denied.
    return false;
  }
}

/** Reports lost and restored connections, and that a page is a cached copy because the site does not answer. */
export function showConnection(): void {
  provideHints();
  let hint: Hint | undefined;
  const close = () => {
    hint?.remove();
    hint = undefined;
  };
  const update = () => {
    if (!navigator.onLine) {
      close();
      hint = showHint({
        text: hasInput()
          ? 'Keine Verbindung. Ihre Eingaben bleiben hier.'
          : 'Sie sind offline. Gezeigt wird der letzte Stand.',
        announced: true,
        offline: true,
      });
    } else if (hint) {
      const back = hint;
      back.setText('Sie sind wieder online.');
      setTimeout(() => {
        if (hint === back && navigator.onLine) close();
      }, SHOWN_MS);
    }
  };
  addEventListener('offline', update);
  addEventListener('online', update);
  update();
  if (navigator.onLine && document.documentElement.hasAttribute(KEPT_COPY)) {
    const text = 'Unsere Website antwortet gerade nicht. Gezeigt wird der letzte Stand.';
    const actions = [{ text: 'Schließen', variant: 'ghost' as const, run: close }];
    hint = showHint({ text, aktionen: actions, announced: true, offline: true });
  }
}
