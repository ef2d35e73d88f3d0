import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import { dialekt } from './dialekt.ts';

const node = (name: string): NodeType => dialekt.nodes[name] as NodeType;
const mark = (name: string): MarkType => dialekt.marks[name] as MarkType;

/** What somebody can do with the text; `an` says whether it is so where the cursor stands. */
export interface Befehl {
  run: Command;
  an?(state: EditorState): boolean;
}

const isInside = (state: EditorState, name: string, attrs: Record<string, unknown> = {}) => {
  const { $from } = state.selection;
  for (let tiefe = $from.depth; tiefe > 0; tiefe -= 1) {
    const eines = $from.node(tiefe);
    if (eines.type.name === name) return Object.entries(attrs).every(([key, wert]) => eines.attrs[key] === wert);
  }
  return false;
};

export function hasMark({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState, name: string) {
  const typ = mark(name);
  return empty ? !!typ.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, typ);
}

const toggle = (name: string): Befehl => ({ run: toggleMark(mark(name)), an: (state) => hasMark(state, name) });

function createUeberschrift(level: number): Befehl {
  const an = (state: EditorState) => isInside(state, 'heading', { level });
  const zu = setBlockType(node('heading'), { level });
  const weg = setBlockType(node('paragraph'));
  return { an, run: (state, dispatch) => (an(state) ? weg : zu)(state, dispatch) };
}

/** Out of a list of this kind, into one, or from one kind to the other. */
function createListe(name: string, andere: string): Befehl {
  const an = (state: EditorState) => isInside(state, name);
  const run: Command = (state, dispatch, view) => {
    if (an(state)) return liftListItem(node('list_item'))(state, dispatch, view);
    const { $from } = state.selection;
    for (let tiefe = $from.depth; tiefe > 0; tiefe -= 1) {
      const liste = $from.node(tiefe);
      if (liste.type.name !== andere) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(tiefe), node(name), { tight: liste.attrs.tight }));
      return true;
    }
    return wrapInList(node(name))(state, dispatch, view);
  };
  return { an, run };
}

const zitat: Befehl = {
  an: (state) => isInside(state, 'blockquote'),
  run: (state, dispatch, view) =>
    (isInside(state, 'blockquote') ? lift : wrapIn(node('blockquote')))(state, dispatch, view),
};

/** Two columns with heads, which can be more. */
const insertTabelle: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const createReihe = (art: string) => {
    const zellen = [0, 1].map(() => node(art).createAndFill());
    return node('table_row').create(
      null,
      zellen.filter((zelle) => zelle !== null),
    );
  };
  const tabelle = node('table').create(null, [
    createReihe('table_header'),
    createReihe('table_cell'),
    createReihe('table_cell'),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(tabelle).scrollIntoView());
  return true;
};

export const BEFEHLE = {
  fett: toggle('strong'),
  kursiv: toggle('em'),
  ueberschrift: createUeberschrift(2),
  unterueberschrift: createUeberschrift(3),
  aufzaehlung: createListe('bullet_list', 'ordered_list'),
  nummeriert: createListe('ordered_list', 'bullet_list'),
  einruecken: { run: sinkListItem(node('list_item')) },
  ausruecken: { run: liftListItem(node('list_item')) },
  zitat,
  tabelle: { run: insertTabelle, an: isInTable },
  rueckgaengig: { run: undo },
  wiederholen: { run: redo },
  reiheDazu: { run: addRowAfter },
  reiheWeg: { run: deleteRow },
  spalteDazu: { run: addColumnAfter },
  spalteWeg: { run: deleteColumn },
  tabelleWeg: { run: deleteTable },
} satisfies Record<string, Befehl>;

export type Befehlsname = keyof typeof BEFEHLE;

/** The whole link around the cursor, or what is selected. */
export function findLink(state: EditorState): { von: number; bis: number; href: string; text: string } {
  const { from, to, $from, empty } = state.selection;
  const link = mark('link').isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  let [von, bis] = [from, to];
  if (link && $from.parent.isTextblock) {
    const start = $from.start();
    $from.parent.forEach((kind, stelle) => {
      const anfang = start + stelle;
      const ende = anfang + kind.nodeSize;
      if (link.isInSet(kind.marks) && anfang <= to && ende >= from) {
        von = Math.min(von, anfang);
        bis = Math.max(bis, ende);
      }
    });
  }
  return { von, bis, href: link ? String(link.attrs.href) : '', text: state.doc.textBetween(von, bis, ' ') };
}

/** Leads what is there to `href`, with these words; without a way there is no link any more. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { von, bis, text: bisher } = findLink(state);
    const { tr } = state;
    const typ = mark('link');
    const worte = text.trim() === '' ? href : text;
    if (worte !== bisher && href !== '') tr.replaceWith(von, bis, dialekt.text(worte));
    const ende = worte !== bisher && href !== '' ? von + worte.length : bis;
    tr.removeMark(von, ende, typ);
    if (href !== '') tr.addMark(von, ende, typ.create({ href }));
    dispatch?.(tr.removeStoredMark(typ).scrollIntoView());
    return true;
  };
}
