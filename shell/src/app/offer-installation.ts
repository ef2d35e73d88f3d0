import { type Hinweis, showHinweis } from './hinweis.ts';
import { installation } from './installation.ts';
import { isApple } from './is-apple.ts';

const KEY = 'gm:app-hinweis';
/** Browsers that can install make their offer soon after the page has loaded, others never. */
const WAITS_MS = 2_000;

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Nothing can be remembered here, so nobody is asked again on every page.
    return true;
  }
}

/** Who fills something in is not to be disturbed, and the banner would lie above the button. */
const isAtWork = () => document.querySelector('main [data-island] form') !== null;

/** The install banner (requirement A-3): asked once, never inside the app, nor above a form. */
export function offerInstallation(gemeinde: string): void {
  if (document.documentElement.dataset.app !== undefined || wasDismissed()) return;
  let hinweis: Hinweis | undefined;

  const dismiss = () => {
    localStorage.setItem(KEY, new Date().toISOString());
    installation.onChange = () => {};
    hinweis?.remove();
  };
  const install = async () => {
    const { prompt } = installation;
    if (!prompt) return;
    await prompt.prompt();
    await prompt.userChoice;
    // Whatever was chosen: the browser takes an offer only once.
    installation.prompt = null;
    dismiss();
  };
  const show = () => {
    if (isAtWork()) return;
    hinweis?.remove();
    const ablehnen = { text: 'Nicht jetzt', variant: 'ghost' as const, run: dismiss };
    const titel = `${gemeinde} als App`;
    if (installation.prompt) {
      const aktionen = [{ text: 'Installieren', variant: 'primary' as const, run: () => void install() }, ablehnen];
      hinweis = showHinweis({ titel, text: 'Auch ohne Internet lesbar.', aktionen, announced: false });
      return;
    }
    const text = isApple()
      ? 'Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.'
      : 'Wählen Sie im Menü Ihres Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“.';
    hinweis = showHinweis({ titel, text, aktionen: [ablehnen], announced: false });
  };

  addEventListener('appinstalled', dismiss);
  installation.onChange = show;
  if (installation.prompt) show();
  else setTimeout(() => !hinweis && !wasDismissed() && show(), WAITS_MS);
}
