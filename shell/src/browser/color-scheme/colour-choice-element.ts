/**
 * `<gm-farbwahl>`: the choice between light and dark, which needs scripts and therefore renders itself (requirement
 * S-45).
 */
import { defineElement } from '@gm/shared/browser/define-element';
import { COLOURS, type Colour, formatFarbCookie, readColour } from '../../base/colour-choice.ts';

const { dataset } = document.documentElement;
const others = new BroadcastChannel('gm:farbe');

class ColourChoiceElement extends HTMLElement {
  connectedCallback(): void {
    const select = document.createElement('select');
    select.append(...COLOURS.map(([value, name]) => new Option(name, value)));
    select.value = dataset.farbe ?? '';
    select.addEventListener('change', () => choose(select.value as Colour | ''));
    const label = document.createElement('label');
    label.append('Darstellung ', select);
    this.replaceChildren(label);
  }
}

function show(colour: Colour | ''): void {
  dataset.farbe = colour;
  for (const select of document.querySelectorAll<HTMLSelectElement>('gm-farbwahl select')) select.value = colour;
}

/** Without cookies the choice lasts until the next document. */
function choose(colour: Colour | ''): void {
  show(colour);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = formatFarbCookie(colour, location.protocol === 'https:');
  others.postMessage(colour);
}

/** Defines the element, which also follows a choice in another window. */
export function defineColourChoice(): void {
  // A page from the offline cache may be older than the choice.
  const colour = readColour(document.cookie);
  if (colour && colour !== dataset.farbe) show(colour);
  defineElement('gm-farbwahl', ColourChoiceElement);
  others.addEventListener('message', ({ data }: MessageEvent<Colour | ''>) => show(data));
}
