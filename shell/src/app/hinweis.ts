import button from '@gm/shared/ui/button.module.css';

interface Aktion {
  text: string;
  variant: 'primary' | 'ghost';
  run(): void;
}

interface HinweisDaten {
  titel?: string;
  text: string;
  aktionen?: Aktion[];
  offline?: boolean;
}

export interface Hinweis {
  element: HTMLElement;
  setText(text: string): void;
  remove(): void;
}

const ID = 'gm-hinweise';

/** The region in the corner of the window. Its live part must stand before something is put into it. */
export function provideHinweise(): { region: HTMLElement; live: HTMLElement } {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('section');
    region.id = ID;
    region.className = 'gm-hinweise';
    region.setAttribute('aria-label', 'Hinweise der Website');
    const live = document.createElement('div');
    live.setAttribute('aria-live', 'polite');
    region.append(live);
    document.body.append(region);
  }
  return { region, live: region.firstElementChild as HTMLElement };
}

/** A notice that the caller puts somewhere. */
export function createHinweis({ titel, text, aktionen = [], offline }: HinweisDaten): Hinweis {
  const element = document.createElement('div');
  element.className = 'gm-hinweis';
  if (offline) element.dataset.offline = '';
  const paragraph = document.createElement('p');
  const words = document.createElement('span');
  words.textContent = text;
  if (titel) {
    const bold = document.createElement('b');
    bold.textContent = titel;
    paragraph.append(bold);
  }
  paragraph.append(words);
  element.append(paragraph);
  for (const { text: label, variant, run } of aktionen) {
    const control = document.createElement('button');
    control.type = 'button';
    control.className = `${button.button} ${button[variant]}`;
    control.textContent = label;
    control.addEventListener('click', run);
    element.append(control);
  }
  return {
    element,
    setText(next) {
      words.textContent = next;
    },
    remove: () => element.remove(),
  };
}

/**
 * Shows a notice over the page, so that nothing of it moves.
 * @param announced spoken at once by screen readers; what can wait is found by reading on
 */
export function showHinweis({ announced, ...daten }: HinweisDaten & { announced: boolean }): Hinweis {
  const { region, live } = provideHinweise();
  const hinweis = createHinweis(daten);
  (announced ? live : region).append(hinweis.element);
  return hinweis;
}
