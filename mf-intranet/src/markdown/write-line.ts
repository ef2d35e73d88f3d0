import type { Mark, Node } from 'prosemirror-model';

/**
 * `fein`: escapes only what would otherwise be parsed differently; `sicher`: escapes everything that could be syntax.
 */
export type Caution = 'fein' | 'sicher';

const CHARACTER: Record<string, string> = { strong: '**', em: '*', s: '~~' };

interface Part {
  text: string;
  marks: readonly Mark[];
  /** Already Markdown, not to be escaped. */
  isFertig: boolean;
}

const escapeText = (text: string, caution: Caution) =>
  caution === 'sicher'
    ? text.replaceAll(/[\\`*_[\]~<]/g, '\\$&')
    : text.replaceAll(/\\(?=[!-/:-@[-`{-~])|<(?=[a-z/!?])/gi, '\\$&');

/** Escapes syntax at the start of a line: headings, lists, quotations, rules, code. */
const escapeBeginning = (line: string) =>
  line
    .replace(/^\s+/, '')
    .replace(/^(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|`{3}|~{3}|[-=_*]{2,}\s*$|\|)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([strokes]) => strokes.length));
  const fence = '`'.repeat(longest + 1);
  const margin = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${margin}${text}${margin}${fence}`;
}

function writeLink(text: string, { attrs }: Mark, caution: Caution): string {
  const href = String(attrs.href);
  const isBare = href === text || href === `mailto:${text}`;
  if (isBare && attrs.title === null && caution === 'fein') return text;
  const target = /[\s()<>]/.test(href) || href === '' ? `<${href.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : href;
  const title = attrs.title === null ? '' : ` "${String(attrs.title).replaceAll(/["\\]/g, '\\$&')}"`;
  return `[${text}](${target}${title})`;
}

/** Moves spaces at the edges of bold text outside: `** so**` would not be bold. */
function moveSpaces(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index): Part[] => {
    const { text, marks, isFertig: isDone } = part;
    if (isDone || marks.every(({ type }) => !(type.name in CHARACTER))) return [part];
    const isEnding = (neighbour: Part | undefined) => (mark: Mark) =>
      mark.type.name in CHARACTER && !(neighbour && mark.isInSet(neighbour.marks));
    const front = /^\s*/.exec(text)?.[0] ?? '';
    const behind = front.length === text.length ? '' : (/\s*$/.exec(text)?.[0] ?? '');
    const stripEnding = (neighbour: Part | undefined) => marks.filter((mark) => !isEnding(neighbour)(mark));
    return [
      { text: front, marks: stripEnding(parts[index - 1]), isFertig: isDone },
      { text: text.slice(front.length, text.length - behind.length), marks, isFertig: isDone },
      { text: behind, marks: stripEnding(parts[index + 1]), isFertig: isDone },
    ].filter((piece) => piece.text !== '');
  });
}

/** Writes adjacent parts with the same mark within a single pair of delimiters. */
function writeParts(parts: readonly Part[], depth: number, caution: Caution): string {
  let text = '';
  for (let from = 0; from < parts.length; ) {
    const first = parts[from] as Part;
    const mark = first.marks[depth];
    if (!mark) {
      text += first.isFertig ? first.text : escapeText(first.text, caution);
      from += 1;
      continue;
    }
    let until = from + 1;
    while (parts[until]?.marks[depth]?.eq(mark)) until += 1;
    const inner = parts.slice(from, until);
    if (mark.type.name === 'code') text += writeCode(inner.map((part) => part.text).join(''));
    else if (mark.type.name === 'link') text += writeLink(writeParts(inner, depth + 1, caution), mark, caution);
    else {
      const character = CHARACTER[mark.type.name] ?? '';
      text += `${character}${writeParts(inner, depth + 1, caution)}${character}`;
    }
    from = until;
  }
  return text;
}

/** Inline content of a paragraph, heading or cell as Markdown; line breaks in a cell are `<br>`. */
export function writeLine(paragraph: Node, caution: Caution, wrap = '\\\n'): string {
  const parts: Part[] = paragraph.children.map((kind) => {
    if (kind.isText) return { text: kind.text ?? '', marks: kind.marks, isFertig: false };
    const text = kind.type.name === 'hard_break' ? wrap : String(kind.attrs.markdown);
    return { text, marks: kind.marks, isFertig: true };
  });
  // A trailing line break has no effect.
  while (parts.at(-1)?.isFertig && parts.at(-1)?.text === wrap) parts.pop();
  const text = writeParts(moveSpaces(parts), 0, caution);
  return text.split('\n').map(escapeBeginning).join('\n').trimEnd();
}
