import type { Mark, Node } from 'prosemirror-model';

/** `fein`: only what could not be read otherwise is escaped; `sicher`: whatever could mean something. */
export type Vorsicht = 'fein' | 'sicher';

const ZEICHEN: Record<string, string> = { strong: '**', em: '*', s: '~~' };

interface Teil {
  text: string;
  marks: readonly Mark[];
  /** Not words, but Markdown already. */
  isFertig: boolean;
}

const escapeText = (text: string, vorsicht: Vorsicht) =>
  vorsicht === 'sicher'
    ? text.replaceAll(/[\\`*_[\]~<]/g, '\\$&')
    : text.replaceAll(/\\(?=[!-/:-@[-`{-~])|<(?=[a-z/!?])/gi, '\\$&');

/** What means something where a line begins: headings, lists, quotations, rules, code. */
const escapeAnfang = (zeile: string) =>
  zeile
    .replace(/^\s+/, '')
    .replace(/^(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|`{3}|~{3}|[-=_*]{2,}\s*$|\|)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

function writeCode(text: string): string {
  const laengste = Math.max(0, ...[...text.matchAll(/`+/g)].map(([striche]) => striche.length));
  const zaun = '`'.repeat(laengste + 1);
  const rand = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${zaun}${rand}${text}${rand}${zaun}`;
}

function writeLink(text: string, { attrs }: Mark, vorsicht: Vorsicht): string {
  const href = String(attrs.href);
  const isSelbst = href === text || href === `mailto:${text}`;
  if (isSelbst && attrs.title === null && vorsicht === 'fein') return text;
  const ziel = /[\s()<>]/.test(href) || href === '' ? `<${href.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : href;
  const titel = attrs.title === null ? '' : ` "${String(attrs.title).replaceAll(/["\\]/g, '\\$&')}"`;
  return `[${text}](${ziel}${titel})`;
}

/** Spaces at the edges of bold words stand outside of them: `** so**` would not be bold. */
function moveSpaces(teile: readonly Teil[]): Teil[] {
  return teile.flatMap((teil, index): Teil[] => {
    const { text, marks, isFertig } = teil;
    if (isFertig || marks.every(({ type }) => !(type.name in ZEICHEN))) return [teil];
    const isEnding = (nachbar: Teil | undefined) => (mark: Mark) =>
      mark.type.name in ZEICHEN && !(nachbar && mark.isInSet(nachbar.marks));
    const vorne = /^\s*/.exec(text)?.[0] ?? '';
    const hinten = vorne.length === text.length ? '' : (/\s*$/.exec(text)?.[0] ?? '');
    const stripEnding = (nachbar: Teil | undefined) => marks.filter((mark) => !isEnding(nachbar)(mark));
    return [
      { text: vorne, marks: stripEnding(teile[index - 1]), isFertig },
      { text: text.slice(vorne.length, text.length - hinten.length), marks, isFertig },
      { text: hinten, marks: stripEnding(teile[index + 1]), isFertig },
    ].filter((stueck) => stueck.text !== '');
  });
}

/** What stands under the same mark is written inside of it. */
function writeTeile(teile: readonly Teil[], tiefe: number, vorsicht: Vorsicht): string {
  let text = '';
  for (let von = 0; von < teile.length; ) {
    const erster = teile[von] as Teil;
    const mark = erster.marks[tiefe];
    if (!mark) {
      text += erster.isFertig ? erster.text : escapeText(erster.text, vorsicht);
      von += 1;
      continue;
    }
    let bis = von + 1;
    while (teile[bis]?.marks[tiefe]?.eq(mark)) bis += 1;
    const inneres = teile.slice(von, bis);
    if (mark.type.name === 'code') text += writeCode(inneres.map((teil) => teil.text).join(''));
    else if (mark.type.name === 'link') text += writeLink(writeTeile(inneres, tiefe + 1, vorsicht), mark, vorsicht);
    else {
      const zeichen = ZEICHEN[mark.type.name] ?? '';
      text += `${zeichen}${writeTeile(inneres, tiefe + 1, vorsicht)}${zeichen}`;
    }
    von = bis;
  }
  return text;
}

/** The words of a paragraph, heading or cell as Markdown; in a cell a line ends with `<br>`. */
export function writeZeile(absatz: Node, vorsicht: Vorsicht, umbruch = '\\\n'): string {
  const teile: Teil[] = absatz.children.map((kind) => {
    if (kind.isText) return { text: kind.text ?? '', marks: kind.marks, isFertig: false };
    const text = kind.type.name === 'hard_break' ? umbruch : String(kind.attrs.markdown);
    return { text, marks: kind.marks, isFertig: true };
  });
  // A break at the end breaks nothing.
  while (teile.at(-1)?.isFertig && teile.at(-1)?.text === umbruch) teile.pop();
  const text = writeTeile(moveSpaces(teile), 0, vorsicht);
  return text.split('\n').map(escapeAnfang).join('\n').trimEnd();
}
