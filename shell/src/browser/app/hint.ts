import button from '@gm/shared/ui/button.module.css';

interface Action {
  text: string;
  variant: 'primary' | 'ghost';
  run(): void;
}

interface HintData {
  titel?: string;
  text: string;
  aktionen?: Action[];
  offline?: boolean;
}

export interface Hint {
  element: HTMLElement;
  setText(text: string): void;
  remove(): void;
}

const ID = 'gm-hints';

/** The region in the corner of the window. A live region must exist before it gets content. */
export function provideHints(): { region: HTMLElement; live: HTMLElement } {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('section');
    region.id = ID;
    region.className = 'gm-hints';
    region.setAttribute('aria-label', 'Hinweise der Website');
    const live = document.createElement('div');
    live.setAttribute('aria-live', 'polite');
    region.append(live);
    document.body.append(region);
  }
  return { region, live: region.firstElementChild as HTMLElement };
}

/** Creates a notice; the caller inserts it. */
export function createHint({ titel: title, text, aktionen: actions = [], offline }: HintData): Hint {
  const element = document.createElement('div');
  element.className = 'gm-hint';
  if (offline) element.dataset.offline = '';
  const paragraph = document.createElement('p');
  const words = document.createElement('span');
  words.textContent = text;
  if (title) {
    const bold = document.createElement('b');
    bold.textContent = title;
    paragraph.append(bold);
  }
  paragraph.append(words);
  element.append(paragraph);
  for (const { text: label, variant, run } of actions) {
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
 * Shows a notice over the page without a layout shift.
 * @param announced read aloud at once by screen readers; otherwise found by reading on
 */
export function showHint({ announced, ...data }: HintData & { announced: boolean }): Hint {
  const { region, live } = provideHints();
  const hint = createHint(data);
  (announced ? live : region).append(hint.element);
  return hint;
}
