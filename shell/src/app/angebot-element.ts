/**
 * `<gm-app-angebot>`: the offer to install the site as an app (requirement A-3). It stands at the end of the thanks for
 * something a visitor has sent in, in the page and above nothing; elsewhere nobody is asked.
 */
import { defineElement } from '@gm/shared/browser/define-element';
import { createHinweis } from './hinweis.ts';
import { installation } from './installation.ts';
import { isApple } from './is-apple.ts';

const KEY = 'gm:app-hinweis';

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Nothing can be remembered here, so nobody is asked again and again.
    return true;
  }
}

const rememberAsked = () => localStorage.setItem(KEY, new Date().toISOString());

/** Lets every place for the offer fill itself, once per browser. */
export function defineAngebot(gemeinde: string): void {
  class AngebotElement extends HTMLElement {
    connectedCallback(): void {
      this.replaceChildren();
      if (document.documentElement.dataset.app !== undefined || wasAsked()) return;
      // At once, since whatever came later would move the page; who has filled in a form has given the browser time.
      this.#show();
      installation.onChange = () => this.#show();
    }

    disconnectedCallback(): void {
      installation.onChange = () => {};
    }

    #show(): void {
      rememberAsked();
      this.replaceChildren(this.#build());
    }

    #build(): HTMLElement {
      const titel = `${gemeinde} als App`;
      const ablehnen = { text: 'Nicht jetzt', variant: 'ghost' as const, run: () => this.replaceChildren() };
      if (installation.prompt) {
        const install = { text: 'Installieren', variant: 'primary' as const, run: () => void this.#install() };
        return createHinweis({ titel, text: 'Auch ohne Internet lesbar.', aktionen: [install, ablehnen] }).element;
      }
      const text = isApple()
        ? 'Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.'
        : 'Wählen Sie im Menü Ihres Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“.';
      return createHinweis({ titel, text, aktionen: [ablehnen] }).element;
    }

    async #install(): Promise<void> {
      const { prompt } = installation;
      if (!prompt) return;
      await prompt.prompt();
      await prompt.userChoice;
      // Whatever was chosen: the browser takes an offer only once.
      installation.prompt = null;
      this.replaceChildren();
    }
  }

  addEventListener('appinstalled', () => {
    rememberAsked();
    for (const element of document.querySelectorAll('gm-app-angebot')) element.replaceChildren();
  });
  defineElement('gm-app-angebot', AngebotElement);
}
