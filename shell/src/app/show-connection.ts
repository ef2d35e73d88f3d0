import { type Hinweis, provideHinweise, showHinweis } from './hinweis.ts';

const SHOWN_MS = 5_000;

/** Says when the connection is gone, and when it is back. */
export function showConnection(): void {
  provideHinweise();
  let hinweis: Hinweis | undefined;
  const close = () => {
    hinweis?.remove();
    hinweis = undefined;
  };
  const update = () => {
    if (!navigator.onLine) {
      close();
      hinweis = showHinweis({
        text: 'Sie sind offline. Gezeigt wird der letzte Stand.',
        announced: true,
        offline: true,
      });
    } else if (hinweis) {
      const back = hinweis;
      back.setText('Sie sind wieder online.');
      setTimeout(() => {
        if (hinweis === back && navigator.onLine) close();
      }, SHOWN_MS);
    }
  };
  addEventListener('offline', update);
  addEventListener('online', update);
  update();
}
