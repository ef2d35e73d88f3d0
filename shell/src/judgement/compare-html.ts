import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Finding, FindingKind } from './judgement.ts';

/** Parts of HTML that matter to visitors. */
interface Facts {
  headings: string[];
  links: string[];
  fields: string[];
  landmarks: string[];
  text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

const LANDMARKS = ['nav', 'form', 'search', 'aside', 'main'];
const LANDMARK_ROLES = ['navigation', 'search', 'region', 'form'];
const FIELDS = ['input', 'select', 'textarea', 'button'];
const squeeze = (text: string | undefined) => (text ?? '').replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();

const isLandmark = (name: string, role: string | undefined) =>
  LANDMARKS.includes(name) || (role !== undefined && LANDMARK_ROLES.includes(role));

/** In one pass: hundreds of pages are read, and parsing a whole document takes several times as long. */
function readFacts(html: string): Facts {
  const facts = { headings: [] as string[], links: [] as string[], fields: [] as string[], landmarks: [] as string[] };
  const add = (list: string[], entry: string | undefined) => {
    const squeezed = squeeze(entry);
    if (squeezed) list.push(squeezed);
  };
  const readNode = (node: Node): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
    const text = 'childNodes' in node ? node.childNodes.map(readNode).join('') : '';
    if (!('attrs' in node)) return text;
    const { tagName, attrs } = node;
    const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
    if (/^h[1-6]$/.test(tagName)) add(facts.headings, text);
    if (tagName === 'a') add(facts.links, attribute('href'));
    if (FIELDS.includes(tagName)) add(facts.fields, attribute('name'));
    if (isLandmark(tagName, attribute('role'))) add(facts.landmarks, attribute('role') ?? tagName);
    return text;
  };
  const text = squeeze(readNode(parseFragment(html)));
  return { ...facts, text };
}

/** Everything but the words: elements, attributes, and where there is text. */
function readSkeleton(html: string): string {
  const readNode = (node: Node): string => {
    if (node.nodeName === '#text') return squeeze((node as DefaultTreeAdapterTypes.TextNode).value) && '…';
    const inner = 'childNodes' in node ? node.childNodes.map(readNode).join('') : '';
    if (!('attrs' in node)) return inner;
    return `<${JSON.stringify([node.tagName, node.attrs.map(({ name, value }) => [name, value])])}${inner}>`;
  };
  return readNode(parseFragment(html));
}

/** Whether two pieces of HTML differ only in their words. */
export const differInWords = (before: string, after: string): boolean => readSkeleton(before) === readSkeleton(after);

/** Entries that `before` has more often than `after`. */
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

/** The first difference of two texts, quoted from both. */
function quoteDifference(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const from = Math.max(0, start - AROUND / 2);
  return `'${before.slice(from, start + AROUND)}' → '${after.slice(from, start + AROUND)}'`;
}

const GROWTH = 1.1;
const GROWTH_BYTES = 1024;

/**
 * Losses of a block's new HTML compared with the old. A heading or link that the content itself names (in the block's
 * `data`) is lost when it is missing everywhere; a template may rephrase its own.
 */
export function compareHtml(before: string, after: string, data: string): Omit<Finding, 'where' | 'template'>[] {
  const found: { kind: FindingKind; what: string }[] = [];
  const add = (kind: FindingKind, entries: string[]) => {
    if (entries.length > 0) found.push({ kind, what: entries.join(', ') });
  };
  const then = readFacts(before);
  const now = readFacts(after);
  const isContent = (text: string) => data.includes(JSON.stringify(text).slice(1, -1));

  add('field lost', findLost(then.fields, now.fields));
  const headings = findLost(then.headings, now.headings);
  const gone = headings.filter((text) => isContent(text) && !now.text.includes(text));
  add('content heading lost', gone);
  add(
    'heading lost',
    headings.filter((text) => !gone.includes(text)),
  );
  // The same link as picture and as title counts once.
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
