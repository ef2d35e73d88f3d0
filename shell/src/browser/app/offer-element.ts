/**
 * `<gm-app-angebot>`: offers to install the site as an app (requirement A-3). It is part of the footer of every page,
 * causes no layout shift, and stays hidden once closed.
 */
import { defineElement } from '@gm/shared/browser/define-element';
import { createHint } from './hint.ts';
import { installation } from './installation.ts';
import { isApple } from './is-apple.ts';

const KEY = 'gm:app-hinweis';

function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage it would come back on every page.
    return true;
  }
}

const rememberClosed = () => localStorage.setItem(KEY, new Date().toISOString());

/** Defines the custom element, which fills its place in the footer. */
export function defineOffer(gemeinde: string): void {
  class OfferElement extends HTMLElement {
    #update = () => {
      // Who has scrolled to the end of the page, for example by the key End, stays at the end.
      if (scrollY > 0 && this.getBoundingClientRect().top < innerHeight) return;
      removeEventListener('scrollend', this.#update);
      this.#show();
    };

    connectedCallback(): void {
      this.replaceChildren();
      if (document.documentElement.dataset.app !== undefined || wasClosed()) return;
      this.#schedule();
      installation.onChange = () => this.#schedule();
    }

    disconnectedCallback(): void {
      installation.onChange = () => {};
      removeEventListener('scrollend', this.#update);
    }

    /** At the top of the page at once, else after the next scroll: a scroll to the end keeps the end it started for. */
    #schedule(): void {
      if (scrollY === 0) this.#show();
      else addEventListener('scrollend', this.#update);
    }

    #show(): void {
      if (!wasClosed()) this.replaceChildren(this.#build());
    }

    #close(): void {
      rememberClosed();
      this.replaceChildren();
    }

    #build(): HTMLElement {
      const title = `${gemeinde} als App`;
      const ablehnen = { text: 'Nicht jetzt', variant: 'ghost' as const, run: () => this.#close() };
      if (installation.prompt) {
        const install = { text: 'Installieren', variant: 'primary' as const, run: () => void this.#install() };
        return createHint({ titel: title, text: 'Auch ohne Internet lesbar.', aktionen: [install, ablehnen] }).element;
      }
      const text = isApple()
        ? 'Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.'
        : 'Wählen Sie im Menü Ihres Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“.';
      return createHint({ titel: title, text, aktionen: [ablehnen] }).element;
    }

    async #install(): Promise<void> {
      const { prompt } = installation;
      if (!prompt) return;
      await prompt.prompt();
      await prompt.userChoice;
      // Whatever the visitor chose: the browser accepts the prompt only once.
      installation.prompt = null;
      this.#close();
    }
  }

  addEventListener('appinstalled', () => {
    rememberClosed();
    for (const element of document.querySelectorAll('gm-app-angebot')) element.replaceChildren();
  });
  defineElement('gm-app-angebot', OfferElement);
}
