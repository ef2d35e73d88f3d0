import type { Finding, FindingKind } from './judgement.ts';

/** What somebody finds and does in a piece of HTML. */
interface Facts {
  headings: string[];
  links: string[];
  fields: string[];
  landmarks: string[];
  text: string;
}

const LANDMARKS = 'nav, form, search, aside, main, [role=navigation], [role=search], [role=region], [role=form]';
const squeeze = (text: string | null) => (text ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();

function readFacts(html: string, document: Document): Facts {
  const template = document.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  const list = (selector: string, read: (element: Element) => string | null) =>
    [...content.querySelectorAll(selector)].map((element) => squeeze(read(element))).filter(Boolean);
  return {
    headings: list('h1, h2, h3, h4, h5, h6', ({ textContent }) => textContent),
    links: list('a[href]', (link) => link.getAttribute('href')),
    fields: list('input[name], select[name], textarea[name], button[name]', (field) => field.getAttribute('name')),
    landmarks: list(LANDMARKS, (element) => element.getAttribute('role') ?? element.localName),
    text: squeeze(content.textContent),
  };
}

/** What `before` has more often than `after`. */
export function findLost(before: string[], after: string[]): string[] {
  const rest = [...after];
  const lost = before.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return [...new Set(lost)];
}

const AROUND = 40;

/** The first place where two texts differ, with what stands there on either side. */
function quoteDifference(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const from = Math.max(0, start - AROUND / 2);
  return `'${before.slice(from, start + AROUND)}' → '${after.slice(from, start + AROUND)}'`;
}

const GROWTH = 1.1;
const GROWTH_BYTES = 1024;

/**
 * What a block's new HTML lacks of its old one. A heading or a link that the content itself names (it stands in the
 * block's `data`) is lost when it stands nowhere any more; what a template wrote by itself may be written anew.
 */
export function compareHtml(
  before: string,
  after: string,
  data: string,
  document: Document,
): Omit<Finding, 'where' | 'template'>[] {
  const found: { kind: FindingKind; what: string }[] = [];
  const add = (kind: FindingKind, entries: string[]) => {
    if (entries.length > 0) found.push({ kind, what: entries.join(', ') });
  };
  const then = readFacts(before, document);
  const now = readFacts(after, document);
  const isContent = (text: string) => data.includes(JSON.stringify(text).slice(1, -1));

  add('field lost', findLost(then.fields, now.fields));
  const headings = findLost(then.headings, now.headings);
  const gone = headings.filter((text) => isContent(text) && !now.text.includes(text));
  add('content heading lost', gone);
  add(
    'heading lost',
    headings.filter((text) => !gone.includes(text)),
  );
  // The same link twice, as picture and as title, is one way to one page.
  const links = [...new Set(then.links)].filter((href) => !now.links.includes(href));
  const lostLinks = links.filter(isContent);
  add('content link lost', lostLinks);
  add(
    'link lost',
    links.filter((href) => !lostLinks.includes(href)),
  );
  add('landmark lost', findLost(then.landmarks, now.landmarks));
  if (then.text !== now.text) add('text changed', [quoteDifference(then.text, now.text)]);
  else if (found.length === 0) found.push({ kind: 'markup changed', what: '' });
  const grown = after.length - before.length;
  if (grown > GROWTH_BYTES && after.length > before.length * GROWTH)
    add('more HTML', [`${before.length} → ${after.length} bytes`]);
  return found;
}
