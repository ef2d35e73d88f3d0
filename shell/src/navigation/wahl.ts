import type { Navigator } from './navigator.ts';

/** Where a choice is kept that somebody wants to find again on this device: by path, as the query that asks for it. */
const getKey = () => `gm:wahl:${location.pathname}`;

function readWahl(): string | null {
  try {
    return localStorage.getItem(getKey());
  } catch {
    return null;
  }
}

function writeWahl(wahl: string | null): void {
  try {
    if (wahl === null) localStorage.removeItem(getKey());
    else localStorage.setItem(getKey(), wahl);
  } catch {
    // Nothing can be kept here; the choice holds for this visit.
  }
}

/** The address a form asks for, without what was left empty, and without ticks nobody has touched. */
function readQuery(form: HTMLFormElement): string {
  const asked = new URLSearchParams(location.search);
  const ticks = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const isUntouched = (box: HTMLInputElement) => box.checked === box.defaultChecked && !asked.has(box.name);
  const touched = new Set(ticks.filter((box) => !isUntouched(box)).map(({ name }) => name));
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      entry[1] !== '' && (touched.has(entry[0]) || ticks.every(({ name }) => name !== entry[0])),
  );
  return `?${new URLSearchParams(entries)}`;
}

/** Milliseconds without a key after which a choice made by keyboard is one: a list takes every letter for a choice. */
const TIPP_PAUSE = 700;

/** Calls `answer` with a choice: of a finger or mouse at once, of the keyboard once it pauses, is done or moves on. */
function watchList(list: HTMLSelectElement, answer: () => void): void {
  let getippt = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    answer();
  };
  list.addEventListener('pointerdown', () => {
    getippt = false;
  });
  list.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') return finish();
    getippt = true;
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(finish, TIPP_PAUSE);
  });
  list.addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(finish, TIPP_PAUSE);
    if (!getippt) finish();
  });
  list.addEventListener('blur', finish);
}

/**
 * Makes lists with `data-sofort` answer as soon as something is chosen, without their form's button, and boxes with
 * `data-merken` keep on this device what the page was asked for; it is shown when the page is opened again without a choice.
 */
export function startWahl(main: Element, { navigate }: Pick<Navigator, 'navigate'>): void {
  const show = (query: string) => navigate(location.pathname + query, { replace: true, stay: true });
  const list = main.querySelector<HTMLSelectElement>('select[data-sofort]');
  if (list) {
    const answer = () => {
      if (!list.value || !list.form) return;
      const bleibt = document.activeElement === list;
      // The list is a new one then; the keyboard stays in it.
      void show(readQuery(list.form)).then(() => {
        if (bleibt) document.getElementsByName(list.name)[0]?.focus({ preventScroll: true });
      });
    };
    watchList(list, answer);
    // Somebody was quicker than this script.
    if (!list.selectedOptions[0]?.defaultSelected) answer();
  }

  const kept = readWahl();
  const box = main.querySelector<HTMLInputElement>('input[data-merken]');
  if (box) {
    box.checked = kept === location.search;
    box.addEventListener('change', () => writeWahl(box.checked ? location.search : null));
  } else if (kept && !location.search) void show(kept);
}
