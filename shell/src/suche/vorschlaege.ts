/**
 * Suggestions below the search field of the header: a combobox after the ARIA Authoring Practices. Loaded when somebody
 * goes into the field. It only adds to the form: whatever fails, Enter and 'Suchen' still send it.
 */
import { requestJson } from '@gm/shared/browser/request-json';
import { isLocalPath } from '@gm/shared/regeln/read-local-path';

const PAUSE_MS = 120;
const MIN_ZEICHEN = 2;
const LISTE = 'gm-vorschlaege';

interface Vorschlag {
  titel: string;
  typTitel: string;
  url: string;
}

const isVorschlag = (wert: unknown): wert is Vorschlag => {
  const { titel, typTitel, url } = Object(wert) as Record<string, unknown>;
  return [titel, typTitel, url].every((text) => typeof text === 'string') && isLocalPath(String(url));
};

async function fetchVorschlaege(q: string, signal: AbortSignal): Promise<Vorschlag[]> {
  const antwort = await requestJson(`/api/cms/suche/vorschlaege?${new URLSearchParams({ q })}`, { signal });
  const { data } = Object(antwort.body) as { data?: unknown };
  return Array.isArray(data) ? data.filter(isVorschlag) : [];
}

function element(name: string, attribute: Record<string, string>, ...inhalt: (Node | string)[]): HTMLElement {
  const neu = document.createElement(name);
  for (const [key, wert] of Object.entries(attribute)) neu.setAttribute(key, wert);
  neu.append(...inhalt);
  return neu;
}

/** One group per kind of content. Titles are set as text, never as HTML. */
function buildGruppen(vorschlaege: Vorschlag[]): HTMLElement[] {
  const gruppen = new Map<string, HTMLElement[]>();
  vorschlaege.forEach(({ titel, typTitel, url }, nummer) => {
    const link = element(
      'a',
      { href: url, role: 'option', id: `${LISTE}-${nummer}`, 'aria-selected': 'false', tabindex: '-1' },
      titel,
    );
    gruppen.set(typTitel, [...(gruppen.get(typTitel) ?? []), link]);
  });
  return [...gruppen].map(([typ, links]) =>
    element('div', { role: 'group', 'aria-label': typ }, element('span', { 'aria-hidden': 'true' }, typ), ...links),
  );
}

/** Turns the field into a combobox. Call it once per field. */
export function startVorschlaege(feld: HTMLInputElement): void {
  const liste = element('div', { role: 'listbox', id: LISTE, 'aria-label': 'Vorschläge', class: LISTE });
  const ansage = element('p', { role: 'status', class: 'gm-visually-hidden' });
  liste.hidden = true;
  feld.form?.append(liste, ansage);
  const rolle = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': LISTE, 'aria-expanded': 'false' };
  for (const [key, wert] of Object.entries({ ...rolle, autocomplete: 'off' })) feld.setAttribute(key, wert);

  let gewaehlt = -1;
  let uhr: number | undefined;
  let anfrage = new AbortController();
  const optionen = () => [...liste.querySelectorAll<HTMLElement>('[role="option"]')];

  function choose(nummer: number): void {
    gewaehlt = nummer;
    const option = optionen()[nummer];
    for (const andere of optionen()) andere.setAttribute('aria-selected', String(andere === option));
    if (option) feld.setAttribute('aria-activedescendant', option.id);
    else feld.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  }

  function show(vorschlaege: Vorschlag[]): void {
    liste.replaceChildren(...buildGruppen(vorschlaege));
    liste.hidden = vorschlaege.length === 0;
    feld.setAttribute('aria-expanded', String(!liste.hidden));
    const anzahl = vorschlaege.length;
    ansage.textContent = anzahl === 0 ? '' : anzahl === 1 ? '1 Vorschlag' : `${anzahl} Vorschläge`;
    choose(-1);
  }

  function close(): void {
    clearTimeout(uhr);
    anfrage.abort();
    show([]);
  }

  function ask(): void {
    clearTimeout(uhr);
    anfrage.abort();
    const q = feld.value.trim();
    if (q.length < MIN_ZEICHEN) {
      show([]);
      return;
    }
    anfrage = new AbortController();
    const { signal } = anfrage;
    uhr = window.setTimeout(async () => {
      const vorschlaege = await fetchVorschlaege(q, signal);
      if (!signal.aborted) show(vorschlaege);
    }, PAUSE_MS);
  }

  feld.addEventListener('input', ask);
  feld.form?.addEventListener('submit', close);
  liste.addEventListener('click', close);
  feld.form?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && feld.form?.contains(relatedTarget))) close();
  });
  feld.addEventListener('keydown', (event) => {
    const anzahl = optionen().length;
    if (event.isComposing || anzahl === 0) return;
    if (event.key === 'ArrowDown') choose(gewaehlt + 1 < anzahl ? gewaehlt + 1 : -1);
    else if (event.key === 'ArrowUp') choose(gewaehlt < 0 ? anzahl - 1 : gewaehlt - 1);
    else if (event.key === 'Enter' && gewaehlt >= 0) optionen()[gewaehlt]?.click();
    else if (event.key === 'Escape') {
      // The panel closes with the next Escape.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  });
  // What was typed while this was loading.
  if (feld.value) ask();
}
