/**
 * `<gm-eilmeldung>`: an urgent notice that visitors can close. On pages with a notice this script runs in the head, so
 * that a closed notice is hidden before the first paint and causes no layout shift. It must not import anything.
 */
const KEY = 'gm:eilmeldungen';
/** Number of remembered notices; old ones do not come back. */
const REMEMBERED = 20;

function readClosed(): string[] {
  try {
    const closed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(closed) ? closed.filter((identifier) => typeof identifier === 'string') : [];
  } catch {
    return [];
  }
}

class EilmeldungElement extends HTMLElement {
  connectedCallback(): void {
    const { kennung: identifier = '', bis: until = '' } = this.dataset;
    // A page from the offline cache may be older than the notice.
    this.hidden = readClosed().includes(identifier) || Date.parse(until) <= Date.now();
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
      // Without storage it stays closed until the next page.
    }
    this.hidden = true;
    // The focused button is gone; move the focus to the page.
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
}

if (!customElements.get('gm-eilmeldung')) customElements.define('gm-eilmeldung', EilmeldungElement);

export {};
