import { readChoice, writeChoice } from './kept-choice.ts';
import type { Navigator } from './navigator.ts';

/** The address that a form requests, without empty fields and untouched checkboxes. */
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

/**
 * Calls `answer` with a deliberate choice by touch, mouse or voice. Arrow keys pass through every option (WCAG 3.2.2),
 * so a choice by keyboard waits for the form's button.
 */
function watchList(list: HTMLSelectElement, answer: () => void): void {
  let typed = false;
  list.addEventListener('pointerdown', () => {
    typed = false;
  });
  list.addEventListener('keydown', () => {
    typed = true;
  });
  list.addEventListener('change', () => {
    if (!typed) answer();
  });
}

/**
 * Submits lists with `data-sofort` on a choice by touch or mouse without the form's button; boxes with `data-merken`
 * store the page's query on this device and apply it when the page is opened without one.
 */
export function startChoice(main: Element, { navigate }: Pick<Navigator, 'navigate'>): void {
  const show = (query: string) => navigate(location.pathname + query, { replace: true, stay: true });
  const list = main.querySelector<HTMLSelectElement>('select[data-sofort]');
  if (list) {
    const answer = () => {
      if (!list.value || !list.form) return;
      const stays = document.activeElement === list;
      // The list was rendered again; keep the keyboard focus in it.
      void show(readQuery(list.form)).then(() => {
        if (stays) document.getElementsByName(list.name)[0]?.focus({ preventScroll: true });
      });
    };
    watchList(list, answer);
    list.dataset.sofort = 'bereit';
  }

  const kept = readChoice(location.pathname);
  const box = main.querySelector<HTMLInputElement>('input[data-merken]');
  if (box) {
    box.checked = kept === location.search;
    box.addEventListener('change', () => writeChoice(location.pathname, box.checked ? location.search : null));
  } else if (kept && !location.search) void show(kept);
}
