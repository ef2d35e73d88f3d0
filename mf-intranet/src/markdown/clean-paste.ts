/**
 * Styles are moved here while parsing: the CSP applies to inline styles and event handlers of parsed documents, too.
 */
const STYLE = 'data-style';
const disarm = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));

/** Attributes used by the editor's schema; all others are removed. */
const ATTRIBUTE = new Set(
  'href title start align colspan rowspan data-markdown data-foto data-alt data-pm-slice'.split(' '),
);

/** `mso-list: l0 level2 lfo1` marks a paragraph as a list item in Word. */
const LAYER = /mso-list:[^;]*\blevel(\d+)/i;
/** Word's number in front of a numbered item. */
const NUMBER = /^\s*(\(?\d+|[a-z]|[ivxlc]+)[.)]/i;

const isWordEmpty = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0]/g, '') === '';

/** Removes and returns the bullet or number in front of an item, which is plain text in Word. */
function takeCharacter(paragraph: Element): string {
  const character = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STYLE) ?? ''),
  );
  const text = character.map((span) => span.textContent ?? '').join('');
  for (const span of character) span.remove();
  return text;
}

/** Converts consecutive Word list paragraphs into nested lists. */
function buildLists(body: HTMLElement): void {
  const { ownerDocument } = body;
  /** Open lists, outermost first. */
  let open: { ebene: number; liste: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const layer = Number(LAYER.exec(paragraph.getAttribute(STYLE) ?? '')?.[1] ?? 0);
    if (layer === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const kind = NUMBER.test(takeCharacter(paragraph)) ? 'ol' : 'ul';
    open = open.filter((open) => open.ebene <= layer);
    let innermost = open.at(-1);
    if (innermost?.ebene !== layer) {
      const list = ownerDocument.createElement(kind);
      const entry = innermost?.liste.lastElementChild;
      if (entry) entry.append(list);
      else paragraph.before(list);
      innermost = { ebene: layer, liste: list };
      open.push(innermost);
    }
    const entry = ownerDocument.createElement('li');
    const line = ownerDocument.createElement('p');
    line.append(...paragraph.childNodes);
    entry.append(line);
    innermost.liste.append(entry);
    paragraph.remove();
    last = open[0]?.liste ?? null;
  }
}

/** Converts bold and italic styles into elements, and removes `<b>` wrappers with normal weight. */
function readStyle(element: Element): void {
  const style = element.getAttribute(STYLE) ?? '';
  const wrap = (name: string) => {
    const fresh = element.ownerDocument.createElement(name);
    fresh.append(...element.childNodes);
    element.append(fresh);
  };
  if (element.localName === 'span' && /font-weight:\s*(bold(er)?|[6-9]00)/i.test(style)) wrap('strong');
  if (element.localName === 'span' && /font-style:\s*italic/i.test(style)) wrap('em');
  if (element.localName === 'b' && /(^|[;\s])font-weight:\s*(normal|400)/i.test(style)) {
    element.replaceWith(...element.childNodes);
  }
}

/**
 * Normalises clipboard HTML of Word, LibreOffice and browsers for the editor's schema: no comments and frames, real
 * lists, no empty spacer paragraphs. Nothing is rendered or executed: the document has no browsing context.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(disarm(html), 'text/html');
  const forbidden =
    'script, style, meta, link, title, xml, iframe, object, embed, form, input, button, select, textarea, svg, math, template, img, video, audio';
  for (const element of body.querySelectorAll(forbidden)) element.remove();
  buildLists(body);
  for (const element of body.querySelectorAll('*')) {
    readStyle(element);
    for (const name of element.getAttributeNames()) if (!ATTRIBUTE.has(name)) element.removeAttribute(name);
    // Word's custom elements such as `<o:p>` and `<st1:…>`: keep their text.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    else if (/^(p|h\d)$/.test(element.localName) && isWordEmpty(element.textContent) && !element.closest('td, th')) {
      element.remove();
    }
  }
  return body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');
}
