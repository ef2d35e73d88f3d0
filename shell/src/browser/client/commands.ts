/**
 * Commands that a block without code may trigger by `command` on a button (shared/ui/button.tsx). Buttons that open or
 * close a dialog by `commandfor` are plain HTML; only browsers from before 2025 need this fallback.
 */
const isNative = 'commandForElement' in HTMLButtonElement.prototype;

function findDialog(button: Element): HTMLDialogElement | null {
  const target = document.getElementById(button.getAttribute('commandfor') ?? '');
  return target instanceof HTMLDialogElement ? target : null;
}

/** Shares the page's address through the device or copies it; the status next to the button reports the result. */
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
    // Cancelling the device's dialog is no failure.
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

export function listsForCommands(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[command]');
    if (button) void commands[button.getAttribute('command') ?? '']?.(button);
    // Close the dialog when a link inside is followed: the next page may be the one behind it.
    else if (target.closest('a[href]')) target.closest<HTMLDialogElement>('main dialog[open]')?.close();
  });
}
