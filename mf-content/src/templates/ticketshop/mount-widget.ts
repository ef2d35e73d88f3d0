/** The widget's files, proxied below the site's own address (api/src/areas/tickets). */
const WIDGET = '/api/tickets/widget';
/** Event dispatched by a substitute script if the site has no shop or the shop is unavailable. */
const WITHOUT_SHOP = 'gm:ticketshop-fehlt';

/** The widget's label for sold-out items, which here are days and places to reserve. */
const SOLD_OUT = /^\s*(ausverkauft|sold out)\s*$/i;
const RESERVED = 'Reserviert';

function replaceSoldOut(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (SOLD_OUT.test(text.nodeValue ?? '')) text.nodeValue = RESERVED;
  }
}

interface Widget {
  /** Address of the category in the shop. */
  event: string;
  /** Organiser and category in the shop. */
  angebot: string;
  /** Called once the shop's script has rendered something. */
  onShown(): void;
  onFailure(): void;
}

/**
 * Mounts the widget in an element that React does not manage, because the shop's script replaces it. Returns a function
 * that removes everything.
 */
export function mountWidget(place: HTMLElement, { event, angebot: offer, onShown, onFailure }: Widget): () => void {
  const widget = document.createElement('pretix-widget');
  widget.setAttribute('event', event);
  place.append(widget);
  const observer = new MutationObserver(() => {
    replaceSoldOut(place);
    if (widget.parentNode !== place || widget.hasChildNodes()) onShown();
  });
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${WIDGET}/${offer}/v1.css`,
  });
  const script = Object.assign(document.createElement('script'), { src: `${WIDGET}/v1.de.js`, async: true });
  script.addEventListener('error', onFailure);
  addEventListener(WITHOUT_SHOP, onFailure);
  document.head.append(style, script);
  return () => {
    observer.disconnect();
    removeEventListener(WITHOUT_SHOP, onFailure);
    style.remove();
    script.remove();
    place.replaceChildren();
  };
}
