/**
 * `<gm-eilmeldung>`: an urgent notice that can be closed. On pages with a notice this runs in the head, so that one that
 * was closed before is gone when the page is first painted, and nothing moves later. Nothing may be imported here.
 */
const KEY = 'gm:eilmeldungen';
/** Marks kept; those of long ago come back no more. */
const REMEMBERED = 20;

function readClosed(): string[] {
  try {
    const closed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(closed) ? closed.filter((kennung) => typeof kennung === 'string') : [];
  } catch {
    return [];
  }
}

class EilmeldungElement extends HTMLElement {
  connectedCallback(): void {
    const { kennung = '', bis = '' } = this.dataset;
    // A page kept for offline reading may be older than the notice.
    this.hidden = readClosed().includes(kennung) || Date.parse(bis) <= Date.now();
    this.addEventListener('click', this.#close);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#close);
  }

  readonly #close = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('button')) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([this.dataset.kennung, ...readClosed()].slice(0, REMEMBERED)));
    } catch {
      // Where nothing can be stored it stays closed until the next page.
    }
    this.hidden = true;
    // The button is gone; reading goes on with the page.
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
}

if (!customElements.get('gm-eilmeldung')) customElements.define('gm-eilmeldung', EilmeldungElement);

export {};
