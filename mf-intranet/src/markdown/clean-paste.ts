/**
 * Where styles stand while the clipboard is read: the policy of the page forbids them, and handlers of events, in every
 * document it parses.
 */
const STIL = 'data-style';
const disarm = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1'));

/** What the schema of the editor asks of elements; everything else is taken off. */
const ATTRIBUTE = new Set('href title start align colspan rowspan data-markdown data-pm-slice'.split(' '));

/** `mso-list: l0 level2 lfo1` of a paragraph that Word means as an entry of a list. */
const EBENE = /mso-list:[^;]*\blevel(\d+)/i;
/** What Word writes in front of an entry that is numbered. */
const NUMMER = /^\s*(\(?\d+|[a-z]|[ivxlc]+)[.)]/i;

const isWortLeer = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0]/g, '') === '';

/** Sign or number in front of an entry, which Word has as text of its own; taken away and told. */
function takeZeichen(absatz: Element): string {
  const zeichen = [...absatz.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(STIL) ?? ''),
  );
  const text = zeichen.map((span) => span.textContent ?? '').join('');
  for (const span of zeichen) span.remove();
  return text;
}

/** Paragraphs in a row that are entries of a list for Word become the list. */
function buildListen(body: HTMLElement): void {
  const { ownerDocument } = body;
  /** The lists that are open, outermost first. */
  let offene: { ebene: number; liste: Element }[] = [];
  let letzter: Element | null = null;
  for (const absatz of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const ebene = Number(EBENE.exec(absatz.getAttribute(STIL) ?? '')?.[1] ?? 0);
    if (ebene === 0) continue;
    if (absatz.previousElementSibling !== letzter) offene = [];
    const art = NUMMER.test(takeZeichen(absatz)) ? 'ol' : 'ul';
    offene = offene.filter((offen) => offen.ebene <= ebene);
    let innerste = offene.at(-1);
    if (innerste?.ebene !== ebene) {
      const liste = ownerDocument.createElement(art);
      const eintrag = innerste?.liste.lastElementChild;
      if (eintrag) eintrag.append(liste);
      else absatz.before(liste);
      innerste = { ebene, liste };
      offene.push(innerste);
    }
    const eintrag = ownerDocument.createElement('li');
    const zeile = ownerDocument.createElement('p');
    zeile.append(...absatz.childNodes);
    eintrag.append(zeile);
    innerste.liste.append(eintrag);
    absatz.remove();
    letzter = offene[0]?.liste ?? null;
  }
}

/** Bold and slanted words that only their style makes so, and the b around everything that is none. */
function readStil(element: Element): void {
  const stil = element.getAttribute(STIL) ?? '';
  const wrap = (name: string) => {
    const neues = element.ownerDocument.createElement(name);
    neues.append(...element.childNodes);
    element.append(neues);
  };
  if (element.localName === 'span' && /font-weight:\s*(bold(er)?|[6-9]00)/i.test(stil)) wrap('strong');
  if (element.localName === 'span' && /font-style:\s*italic/i.test(stil)) wrap('em');
  if (element.localName === 'b' && /(^|[;\s])font-weight:\s*(normal|400)/i.test(stil)) {
    element.replaceWith(...element.childNodes);
  }
}

/**
 * HTML of the clipboard, as Word, LibreOffice and browsers put it there, made into what the schema of the editor reads:
 * no comments and frames, lists that are lists, no empty paragraphs that only made room. Nothing of it is shown or run
 * meanwhile: it is parsed in a document that has no window.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(disarm(html), 'text/html');
  const verboten =
    'script, style, meta, link, title, xml, iframe, object, embed, form, input, button, select, textarea, svg, math, template, img, video, audio';
  for (const element of body.querySelectorAll(verboten)) element.remove();
  buildListen(body);
  for (const element of body.querySelectorAll('*')) {
    readStil(element);
    for (const name of element.getAttributeNames()) if (!ATTRIBUTE.has(name)) element.removeAttribute(name);
    // `<o:p>`, `<st1:…>`: Word's own elements, whose words count.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    else if (/^(p|h\d)$/.test(element.localName) && isWortLeer(element.textContent) && !element.closest('td, th')) {
      element.remove();
    }
  }
  return body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');
}
