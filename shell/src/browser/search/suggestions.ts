/**
 * Suggestions below the header's search field: a combobox following the ARIA Authoring Practices. Loaded on focus. It
 * only enhances the form: if it fails, Enter and 'Suchen' still submit.
 */
import { requestJson } from '@gm/shared/browser/request-json';
import { isLocalPath } from '@gm/shared/rules/read-local-path';

const PAUSE_MS = 120;
const MIN_CHARACTER = 2;
const LIST = 'gm-suggestions';

interface Suggestion {
  titel: string;
  typTitel: string;
  url: string;
}

const isSuggestion = (value: unknown): value is Suggestion => {
  const { titel: title, typTitel: typeTitle, url } = Object(value) as Record<string, unknown>;
  return [title, typeTitle, url].every((text) => typeof text === 'string') && isLocalPath(String(url));
};

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await requestJson(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`, { signal });
  const { data } = Object(answer.body) as { data?: unknown };
  return Array.isArray(data) ? data.filter(isSuggestion) : [];
}

function element(name: string, attribute: Record<string, string>, ...content: (Node | string)[]): HTMLElement {
  const fresh = document.createElement(name);
  for (const [key, value] of Object.entries(attribute)) fresh.setAttribute(key, value);
  fresh.append(...content);
  return fresh;
}

/** One group per type of content. Titles are set as text, never as HTML. */
function buildGroups(suggestions: Suggestion[]): HTMLElement[] {
  const groups = new Map<string, HTMLElement[]>();
  suggestions.forEach(({ titel: title, typTitel: typeTitle, url }, num) => {
    const link = element(
      'a',
      { href: url, role: 'option', id: `${LIST}-${num}`, 'aria-selected': 'false', tabindex: '-1' },
      title,
    );
    groups.set(typeTitle, [...(groups.get(typeTitle) ?? []), link]);
  });
  return [...groups].map(([type, links]) =>
    element('div', { role: 'group', 'aria-label': type }, element('span', { 'aria-hidden': 'true' }, type), ...links),
  );
}

/** Turns the field into a combobox. Call it once per field. */
export function startVorschlaege(field: HTMLInputElement): void {
  const list = element('div', { role: 'listbox', id: LIST, 'aria-label': 'Vorschläge', class: LIST });
  const announcement = element('p', { role: 'status', class: 'gm-visually-hidden' });
  list.hidden = true;
  field.form?.append(list, announcement);
  const role = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': LIST, 'aria-expanded': 'false' };
  for (const [key, value] of Object.entries({ ...role, autocomplete: 'off' })) field.setAttribute(key, value);

  let chosen = -1;
  let clock: number | undefined;
  let inquiry = new AbortController();
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function choose(num: number): void {
    chosen = num;
    const option = options()[num];
    for (const other of options()) other.setAttribute('aria-selected', String(other === option));
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  }

  function show(suggestions: Suggestion[]): void {
    list.replaceChildren(...buildGroups(suggestions));
    list.hidden = suggestions.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    const count = suggestions.length;
    announcement.textContent = count === 0 ? '' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`;
    choose(-1);
  }

  function close(): void {
    clearTimeout(clock);
    inquiry.abort();
    show([]);
  }

  function ask(): void {
    clearTimeout(clock);
    inquiry.abort();
    const q = field.value.trim();
    if (q.length < MIN_CHARACTER) {
      show([]);
      return;
    }
    inquiry = new AbortController();
    const { signal } = inquiry;
    clock = window.setTimeout(async () => {
      const suggestions = await fetchSuggestions(q, signal);
      if (!signal.aborted) show(suggestions);
    }, PAUSE_MS);
  }

  field.addEventListener('input', ask);
  field.form?.addEventListener('submit', close);
  list.addEventListener('click', close);
  field.form?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && field.form?.contains(relatedTarget))) close();
  });
  field.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') choose(chosen + 1 < count ? chosen + 1 : -1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? count - 1 : chosen - 1);
    else if (event.key === 'Enter' && chosen >= 0) options()[chosen]?.click();
    else if (event.key === 'Escape') {
      // The next Escape closes the panel.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  });
  // Text typed while this was loading.
  if (field.value) ask();
}
