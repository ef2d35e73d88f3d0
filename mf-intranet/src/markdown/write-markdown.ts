import type { Node } from 'prosemirror-model';
import { createDokument, readMarkdown } from './read-markdown.ts';
import { type Vorsicht, writeZeile } from './write-zeile.ts';

const indent = (text: string, um: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${um}`);

function writeListe(liste: Node, vorsicht: Vorsicht, istZweite: boolean): string {
  const { order, tight } = liste.attrs;
  const nummeriert = liste.type.name === 'ordered_list';
  const eintraege = liste.children.map((eintrag, index) => {
    // Two lists in a row are two only if they are written with other signs.
    const zeichen = nummeriert ? `${Number(order) + index}${istZweite ? ')' : '.'}` : istZweite ? '*' : '-';
    const um = ' '.repeat(zeichen.length + 1);
    return `${zeichen} ${indent(writeBloecke(eintrag.children, vorsicht, tight === true), um)}`.trimEnd();
  });
  return eintraege.join(tight ? '\n' : '\n\n');
}

function writeTabelle(tabelle: Node, vorsicht: Vorsicht): string {
  const reihen = tabelle.children.map((reihe) =>
    reihe.children.flatMap((zelle) => {
      const text = zelle.children
        .map((absatz) => writeZeile(absatz, vorsicht, '<br>'))
        .join('<br>')
        .replaceAll(/(?<!\\)\|/g, '\\|');
      // Markdown knows no cell over several columns.
      return [text, ...Array<string>(Number(zelle.attrs.colspan) - 1).fill('')];
    }),
  );
  const breite = Math.max(...reihen.map((zellen) => zellen.length));
  const ausrichtung = (tabelle.firstChild?.children ?? []).map(({ attrs }) => attrs.align as string | null);
  const striche = Array.from({ length: breite }, (_, spalte) => {
    const align = ausrichtung[spalte];
    return `${align === 'left' || align === 'center' ? ':' : '-'}-${align === 'right' || align === 'center' ? ':' : '-'}`;
  });
  const zeilen = reihen.map((zellen) => Array.from({ length: breite }, (_, spalte) => zellen[spalte] ?? ''));
  const [kopf = [], ...rest] = zeilen;
  return [kopf, striche, ...rest].map((zellen) => `| ${zellen.join(' | ')} |`).join('\n');
}

function writeRoh(block: Node, vorsicht: Vorsicht, istZweite: boolean): string {
  switch (block.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(block.attrs.level))} ${writeZeile(block, vorsicht, ' ')}`;
    case 'bullet_list':
    case 'ordered_list':
      return writeListe(block, vorsicht, istZweite);
    case 'blockquote':
      return writeBloecke(block.children, vorsicht, false).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
    case 'table':
      return writeTabelle(block, vorsicht);
    case 'horizontal_rule':
      return '---';
    case 'fremd':
      return String(block.attrs.markdown);
    default:
      return writeZeile(block, vorsicht);
  }
}

function writeBloecke(bloecke: readonly Node[], vorsicht: Vorsicht, tight: boolean): string {
  let text = '';
  let istZweite = false;
  for (const [index, block] of bloecke.entries()) {
    const vorher = bloecke[index - 1];
    istZweite = vorher?.type === block.type && !istZweite;
    const roh = writeRoh(block, vorsicht, istZweite);
    const istListe = /_list$/.test(block.type.name);
    const dicht = tight && istListe && vorher?.type.name === 'paragraph';
    text += index === 0 || text === '' ? roh : roh === '' ? '' : `${dicht ? '\n' : '\n\n'}${roh}`;
  }
  return text;
}

/** A block as Markdown: with as few escapes as leave it what it is. `istZweite`: a list that follows one of its kind. */
export function writeBlock(block: Node, istZweite = false): string {
  const fein = writeRoh(block, 'fein', istZweite);
  return readMarkdown(fein).eq(createDokument([block])) ? fein : writeRoh(block, 'sicher', istZweite);
}
