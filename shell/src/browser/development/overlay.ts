import type { DevelopmentFault } from '../../base/development.ts';

export interface Overlay {
  /** The faults of build and server, instead of those before. */
  show(faults: DevelopmentFault[]): void;
  /** A fault of this page. */
  add(fault: DevelopmentFault): void;
  forgetAdded(): void;
}

/** In a style sheet object: the content security policy refuses `style` elements. */
const STYLES = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; border-top: 4px solid #c4112f;
    background: #16181d; color: #f4f4f5; font: 14px/1.5 ui-monospace, monospace; }
  button { position: sticky; float: right; top: 8px; margin: 8px; padding: 6px 12px; border: 1px solid; border-radius: 4px;
    background: #16181d; color: inherit; font: inherit; cursor: pointer; }
  article { padding: 12px 16px; border-bottom: 1px solid #3f424a; }
  h2 { margin: 0; color: #ff8a9a; font: inherit; font-weight: 700; }
  pre { margin: 4px 0 0; overflow-x: auto; font: inherit; white-space: pre-wrap; }
`;

const TITLES = { build: 'Does not build', run: 'Threw' } as const;

function createElement(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function renderFault({ kind, text, places }: DevelopmentFault): HTMLElement {
  const article = document.createElement('article');
  const [place, ...callers] = places.map(({ file, line }) => (line ? `${file}:${line}` : file));
  article.append(createElement('h2', place ? `${TITLES[kind]}: ${place}` : TITLES[kind]), createElement('pre', text));
  if (callers.length > 0) article.append(createElement('pre', callers.map((caller) => `  at ${caller}`).join('\n')));
  return article;
}

/** Panel at the bottom of the window with all faults; it is there only while there are some. */
export function createOverlay(): Overlay {
  const host = document.createElement('gm-development');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  host.setAttribute('role', 'alert');
  const close = createElement('button', 'Close');
  close.addEventListener('click', () => host.remove());
  let given: DevelopmentFault[] = [];
  let added: DevelopmentFault[] = [];

  function draw(): void {
    const faults = [...given, ...added];
    root.replaceChildren(close, ...faults.map(renderFault));
    if (faults.length === 0) host.remove();
    else document.body.append(host);
  }

  return {
    show(faults) {
      given = faults;
      draw();
    },
    add(fault) {
      if ([...given, ...added].some(({ text }) => text === fault.text)) return;
      added = [...added, fault];
      draw();
    },
    forgetAdded() {
      added = [];
      draw();
    },
  };
}
