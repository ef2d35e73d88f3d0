/**
 * What a block without code may ask of the browser by `command` on a button (shared/ui/button.tsx). A button that opens or
 * closes a dialog by `commandfor` is HTML of its own right; only browsers from before 2025 need help with it.
 */
const isNative = 'commandForElement' in HTMLButtonElement.prototype;

function findDialog(button: Element): HTMLDialogElement | null {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  return target instanceof HTMLDialogElement ? target : null;
}

/** Hands the page's address to whatever the device shares with, or to the clipboard; the status beside the button tells. */
async function share(button: Element): Promise<void> {
  const status = button.nextElementSibling;
  const tell = (text: string) => {
    if (status?.role === 'status') status.textContent = text;
  };
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: document.querySelector('h1')?.textContent ?? document.title, url });
    } else {
      await navigator.clipboard.writeText(url);
      tell('Die Adresse dieser Seite ist kopiert.');
    }
  } catch (fault) {
    // Closing the device's own dialog is no failure.
    if (fault instanceof DOMException && fault.name === 'AbortError') return;
    tell('Das Teilen hat nicht geklappt. Bitte kopieren Sie die Adresse aus der Adresszeile.');
  }
}

const commands: Record<string, (button: Element) => unknown> = {
  '--print': () => print(),
  '--share': share,
  ...(!isNative && {
    'show-modal': (button) => findDialog(button)?.showModal(),
    close: (button) => findDialog(button)?.close(),
  }),
};

export function listenForCommands(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[command]');
    if (button) void commands[button.getAttribute('command') ?? '']?.(button);
    // Who follows a link out of a dialog is done with it: the page behind may be the one that is shown next.
    else if (target.closest('a[href]')) target.closest<HTMLDialogElement>('main dialog[open]')?.close();
  });
}
