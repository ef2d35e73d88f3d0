import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables';
import { dialect } from './dialect.ts';

const node = (name: string): NodeType => dialect.nodes[name] as NodeType;
const mark = (name: string): MarkType => dialect.marks[name] as MarkType;

/** An editing command; `an` tells whether it is active at the cursor. */
export interface EditorCommand {
  run: Command;
  an?(state: EditorState): boolean;
}

const isInside = (state: EditorState, name: string, attrs: Record<string, unknown> = {}) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const one = $from.node(depth);
    if (one.type.name === name) return Object.entries(attrs).every(([key, value]) => one.attrs[key] === value);
  }
  return false;
};

export function hasMark({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState, name: string) {
  const type = mark(name);
  return empty ? !!type.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, type);
}

const toggle = (name: string): EditorCommand => ({ run: toggleMark(mark(name)), an: (state) => hasMark(state, name) });

function createHeading(level: number): EditorCommand {
  const an = (state: EditorState) => isInside(state, 'heading', { level });
  const too = setBlockType(node('heading'), { level });
  const way = setBlockType(node('paragraph'));
  return { an, run: (state, dispatch) => (an(state) ? way : too)(state, dispatch) };
}

/** Toggles a list of this kind, or converts the other kind. */
function createList(name: string, other: string): EditorCommand {
  const an = (state: EditorState) => isInside(state, name);
  const run: Command = (state, dispatch, view) => {
    if (an(state)) return liftListItem(node('list_item'))(state, dispatch, view);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const list = $from.node(depth);
      if (list.type.name !== other) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), node(name), { tight: list.attrs.tight }));
      return true;
    }
    return wrapInList(node(name))(state, dispatch, view);
  };
  return { an, run };
}

const quote: EditorCommand = {
  an: (state) => isInside(state, 'blockquote'),
  run: (state, dispatch, view) =>
    (isInside(state, 'blockquote') ? lift : wrapIn(node('blockquote')))(state, dispatch, view),
};

/** Depth of the table around a position, or null. */
function findTable(stelle: ResolvedPos): number | null {
  for (let depth = stelle.depth; depth > 0; depth -= 1) if (stelle.node(depth).type === node('table')) return depth;
  return null;
}

/** Inserts a table with a header row and two columns. */
const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const createRow = (kind: string) => {
    const cells = [0, 1].map(() => node(kind).createAndFill());
    return node('table_row').create(
      null,
      cells.filter((cell) => cell !== null),
    );
  };
  const table = node('table').create(null, [
    createRow('table_header'),
    createRow('table_cell'),
    createRow('table_cell'),
  ]);
  const tr = state.tr.replaceSelectionWith(table);
  const { $head } = tr.selection;
  const depth = findTable($head);
  if (depth !== null) tr.setSelection(Selection.near(tr.doc.resolve($head.start(depth))));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Moves after the table, creating a paragraph if necessary: the table must not be a keyboard trap (WCAG 2.1.2). */
const leaveTable: Command = (state, dispatch) => {
  const { $head } = state.selection;
  const depth = findTable($head);
  if (depth === null) return false;
  const hinter = $head.after(depth);
  const { tr } = state;
  if (!tr.doc.nodeAt(hinter)) tr.insert(hinter, node('paragraph').create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(hinter))).scrollIntoView());
  return true;
};

/** Moves to the next cell, and out of the table after the last one. */
export const goOnInTable = chainCommands(goToNextCell(1), leaveTable);

export const COMMANDS = {
  fett: toggle('strong'),
  kursiv: toggle('em'),
  ueberschrift: createHeading(2),
  unterueberschrift: createHeading(3),
  aufzaehlung: createList('bullet_list', 'ordered_list'),
  nummeriert: createList('ordered_list', 'bullet_list'),
  einruecken: { run: sinkListItem(node('list_item')) },
  ausruecken: { run: liftListItem(node('list_item')) },
  zitat: quote,
  tabelle: { run: insertTable, an: isInTable },
  rueckgaengig: { run: undo },
  wiederholen: { run: redo },
  reiheDazu: { run: addRowAfter },
  reiheWeg: { run: deleteRow },
  spalteDazu: { run: addColumnAfter },
  spalteWeg: { run: deleteColumn },
  tabelleWeg: { run: deleteTable },
} satisfies Record<string, EditorCommand>;

export type CommandName = keyof typeof COMMANDS;

/** Inserts a photo of the library as a block, behind the table if the cursor is in one. */
export const insertPicture =
  (file: string, alt: string): Command =>
  (state, dispatch) => {
    const picture = node('picture').create({ file, alt });
    const { tr } = state;
    const { $head } = state.selection;
    const depth = findTable($head);
    if (depth === null) tr.replaceSelectionWith(picture);
    else tr.insert($head.after(depth), picture);
    tr.doc.descendants((one, place) => {
      if (one === picture) tr.setSelection(NodeSelection.create(tr.doc, place));
      return one !== picture;
    });
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Exchanges the selected picture with the block before (-1) or behind it (1). */
export const movePicture =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    if (!(selection instanceof NodeSelection) || selection.node.type !== node('picture')) return false;
    const { $from, from, to, node: picture } = selection;
    const place = $from.index() + direction;
    const neighbour = $from.parent.maybeChild(place);
    // An item of a list begins with a paragraph.
    if (!neighbour || (place === 0 && $from.parent.type === node('list_item'))) return true;
    const target = from + direction * neighbour.nodeSize;
    tr.delete(from, to).insert(target, picture).setSelection(NodeSelection.create(tr.doc, target));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The link around the cursor, or the selection. */
export function findLink(state: EditorState): { von: number; bis: number; href: string; text: string } {
  const { from, to, $from, empty } = state.selection;
  const link = mark('link').isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  let [startingAt, until] = [from, to];
  if (link && $from.parent.isTextblock) {
    const start = $from.start();
    $from.parent.forEach((kind, stelle) => {
      const beginning = start + stelle;
      const end = beginning + kind.nodeSize;
      if (link.isInSet(kind.marks) && beginning <= to && end >= from) {
        startingAt = Math.min(startingAt, beginning);
        until = Math.max(until, end);
      }
    });
  }
  return {
    von: startingAt,
    bis: until,
    href: link ? String(link.attrs.href) : '',
    text: state.doc.textBetween(startingAt, until, ' '),
  };
}

/** Sets the link and its text; an empty `href` removes it. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const { von: from, bis: until, text: current } = findLink(state);
    const { tr } = state;
    const type = mark('link');
    const words = text.trim() === '' ? href : text;
    if (words !== current && href !== '') tr.replaceWith(from, until, dialect.text(words));
    const end = words !== current && href !== '' ? from + words.length : until;
    tr.removeMark(from, end, type);
    if (href !== '') tr.addMark(from, end, type.create({ href }));
    dispatch?.(tr.removeStoredMark(type).scrollIntoView());
    return true;
  };
}
