/** `<gm-farbwahl>`: the choice between light and dark, which needs this script and makes itself (requirement S-45). */
import { defineElement } from '@gm/shared/browser/define-element';
import { FARBEN, type Farbe, formatFarbCookie, readFarbe } from './farbwahl.ts';

const { dataset } = document.documentElement;
const others = new BroadcastChannel('gm:farbe');

class FarbwahlElement extends HTMLElement {
  connectedCallback(): void {
    const select = document.createElement('select');
    select.append(...FARBEN.map(([value, name]) => new Option(name, value)));
    select.value = dataset.farbe ?? '';
    select.addEventListener('change', () => choose(select.value as Farbe | ''));
    const label = document.createElement('label');
    label.append('Darstellung ', select);
    this.replaceChildren(label);
  }
}

function show(farbe: Farbe | ''): void {
  dataset.farbe = farbe;
  for (const select of document.querySelectorAll<HTMLSelectElement>('gm-farbwahl select')) select.value = farbe;
}

/** Where the browser keeps no cookies it holds until the next document. */
function choose(farbe: Farbe | ''): void {
  show(farbe);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = formatFarbCookie(farbe, location.protocol === 'https:');
  others.postMessage(farbe);
}

/** Lets visitors choose, and follows what they chose in another window. */
export function defineFarbwahl(): void {
  // A page that the browser kept for times without a line may be older than the choice.
  const farbe = readFarbe(document.cookie);
  if (farbe && farbe !== dataset.farbe) show(farbe);
  defineElement('gm-farbwahl', FarbwahlElement);
  others.addEventListener('message', ({ data }: MessageEvent<Farbe | ''>) => show(data));
}
