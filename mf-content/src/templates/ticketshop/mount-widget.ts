/** The widget's files under the site's own address (api/src/bereiche/tickets). */
const WIDGET = '/api/tickets/widget';
/** Sent in its place where the site has no shop, and while the shop is down. */
const OHNE_SHOP = 'gm:ticketshop-fehlt';

/** What the shop's widget says of sold-out items, which here are days and places. */
const AUSVERKAUFT = /^\s*(ausverkauft|sold out)\s*$/i;
const RESERVIERT = 'Reserviert';

function replaceAusverkauft(root: Node): void {
  const texte = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texte.nextNode(); text; text = texte.nextNode()) {
    if (AUSVERKAUFT.test(text.nodeValue ?? '')) text.nodeValue = RESERVIERT;
  }
}

interface Widget {
  /** Address of the category in the shop. */
  event: string;
  /** What is sold, as the shop names it: organiser and category. */
  angebot: string;
  onFailure(): void;
}

/**
 * Puts the widget into an element that React leaves alone, since the shop's script replaces it by its own. Gives the
 * function that takes everything away again.
 */
export function mountWidget(platz: HTMLElement, { event, angebot, onFailure }: Widget): () => void {
  const widget = document.createElement('pretix-widget');
  widget.setAttribute('event', event);
  platz.append(widget);
  const observer = new MutationObserver(() => replaceAusverkauft(platz));
  observer.observe(platz, { subtree: true, childList: true, characterData: true });
  const stil = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${WIDGET}/${angebot}/v1.css`,
  });
  const script = Object.assign(document.createElement('script'), { src: `${WIDGET}/v1.de.js`, async: true });
  script.addEventListener('error', onFailure);
  addEventListener(OHNE_SHOP, onFailure);
  document.head.append(stil, script);
  return () => {
    observer.disconnect();
    removeEventListener(OHNE_SHOP, onFailure);
    stil.remove();
    script.remove();
    platz.replaceChildren();
  };
}
