import type { Node } from 'prosemirror-model';
import { createDokument, readStuecke, type Stueck } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

/** A text and the document that shows it: what nobody changes stays as it was written, byte for byte. */
export interface MarkdownText {
  dokument: Node;
  /** The text with what the changed document says in place of what it said before. */
  write(geaendert: Node): string;
}

/** Ends of lines belong to who wrote them: for each line of the text without them, whether it had `\r\n`. */
function findEnden(markdown: string) {
  const enden = [...markdown.matchAll(/\r?\n/g)].map(([ende]) => ende);
  const meist = enden.filter((ende) => ende === '\r\n').length * 2 > enden.length ? '\r\n' : '\n';
  /** The text between two places of the text without `\r`, as it was. */
  function restore(text: string, ersteZeile: number): string {
    let zeile = ersteZeile;
    return text.replaceAll('\n', () => enden[zeile++] ?? meist);
  }
  return { meist, restore };
}

const countLines = (text: string) => text.split('\n').length - 1;
const isLeer = ({ type, content }: Node) => type.name === 'paragraph' && content.size === 0;

/** What stands between two blocks, if not both are where they were. */
const buildAbstand = (bisher: string | undefined, ende: string) =>
  bisher && countLines(bisher) > 1 ? bisher : ende + ende;

/** Says where a block of the changed document stood, null for a new one: what begins and ends both is what stayed. */
function compareBloecke(alte: readonly Stueck[], neue: readonly Node[]): (index: number) => number | null {
  const isGleich = (altes: Stueck | undefined, neues: Node | undefined) => !!neues && !!altes?.node.eq(neues);
  const kuerzere = Math.min(alte.length, neue.length);
  let vorne = 0;
  while (vorne < kuerzere && isGleich(alte[vorne], neue[vorne])) vorne += 1;
  let hinten = 0;
  while (hinten < kuerzere - vorne && isGleich(alte.at(-1 - hinten), neue.at(-1 - hinten))) hinten += 1;
  return (index) => {
    if (index < vorne) return index;
    return index >= neue.length - hinten ? index - neue.length + alte.length : null;
  };
}

export function openMarkdown(markdown: string): MarkdownText {
  const { meist, restore } = findEnden(markdown);
  const { davor, stuecke } = readStuecke(markdown.replaceAll('\r\n', '\n'));
  // What the reader of Markdown itself has tidied up while reading, such as tabs, can be kept as a whole only.
  const gelesen = davor + stuecke.map(({ quelle, danach }) => quelle + danach).join('');
  const istGanz = gelesen === markdown.replaceAll('\r\n', '\n');
  let zeile = countLines(davor);
  const alte = stuecke.map((stueck): Stueck => {
    const quelle = restore(stueck.quelle, zeile);
    zeile += countLines(stueck.quelle);
    const danach = restore(stueck.danach, zeile);
    zeile += countLines(stueck.danach);
    return { ...stueck, quelle, danach };
  });
  const dokument = createDokument(alte.map(({ node }) => node));

  function write(geaendert: Node): string {
    if (geaendert.eq(dokument)) return markdown;
    const neue = geaendert.children.filter((block) => !isLeer(block));
    const findStelle = compareBloecke(alte, neue);
    let text = restore(davor, 0);
    let vorher = '';
    for (const [index, block] of neue.entries()) {
      const stelle = findStelle(index);
      const altes = stelle === null ? undefined : alte[stelle];
      const istZweite = neue[index - 1]?.type === block.type && /^(-|\d+\.)/.test(vorher);
      vorher = altes && istGanz ? altes.quelle : writeBlock(block, istZweite).replaceAll('\n', meist);
      text += vorher;
      if (index === neue.length - 1) break;
      const folgt = altes && stelle !== null && findStelle(index + 1) === stelle + 1;
      // The block in whose place this one has come, if there are as many as before.
      const platz = altes ?? (neue.length === alte.length ? alte[index] : undefined);
      text += folgt && istGanz ? altes.danach : buildAbstand(platz?.danach, meist);
    }
    return text + (neue.length > 0 ? (alte.at(-1)?.danach ?? '') : '');
  }
  return { dokument, write };
}
