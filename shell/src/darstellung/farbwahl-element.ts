/** `<gm-farbwahl>`: the choice between light and dark, which needs this script and makes itself (requirement S-45). */
import { defineElement } from '@gm/shared/browser/define-element';
import { FARBE_KEY, FARBEN } from './farbwahl.ts';

const { dataset } = document.documentElement;

class FarbwahlElement extends HTMLElement {
  connectedCallback(): void {
    const select = document.createElement('select');
    select.append(...FARBEN.map(([value, name]) => new Option(name, value)));
    select.value = dataset.farbe ?? '';
    select.addEventListener('change', () => choose(select.value));
    const label = document.createElement('label');
    label.append('Darstellung ', select);
    this.replaceChildren(label);
  }
}

function show(farbe: string): void {
  dataset.farbe = farbe;
  for (const select of document.querySelectorAll<HTMLSelectElement>('gm-farbwahl select')) select.value = farbe;
}

function choose(farbe: string): void {
  show(farbe);
  try {
    if (farbe) localStorage.setItem(FARBE_KEY, farbe);
    else localStorage.removeItem(FARBE_KEY);
  } catch {
    // Kept nowhere: it holds until the next document.
  }
}

/** Lets visitors choose, and follows what they chose in another window. */
export function defineFarbwahl(): void {
  defineElement('gm-farbwahl', FarbwahlElement);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === FARBE_KEY) show(newValue ?? '');
  });
}
