import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { cleanPaste } from './clean-paste.ts';
import { COMMANDS, type CommandName, findLink, goOnInTable, insertPicture, movePicture, setLink } from './commands.ts';
import { dialect } from './dialect.ts';
import { findSelection } from './find-selection.ts';
import { openMarkdown } from './markdown-text.ts';
import { PictureView } from './picture-view.ts';
import { separateLines } from './separate-lines.ts';
import { typing } from './typing.ts';

const node = (name: string): NodeType => dialect.nodes[name] as NodeType;

const insertWrap: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
  return true;
};

/** In a table Enter moves to the next cell: cells are single-line. */
const enter = chainCommands(goOnInTable, splitListItem(node('list_item')));

interface EditorWishes {
  markdown: string;
  /** The text before typing in the field. */
  before: string;
  /** Range in the Markdown with line endings `\n`; null if the field was not focused. */
  selection: readonly [from: number, to: number] | null;
  /** Attributes of the editable element, evaluated on each update. */
  attribute(): Record<string, string>;
  /** Called with the Markdown after each change by the user. */
  onWrite(markdown: string): void;
  /** Called after each change of content or selection. */
  onStand(): void;
  onLink(): void;
}

/** The interface for the toolbar. */
export interface Editor {
  run(command: CommandName): void;
  isAn(command: CommandName): boolean;
  can(command: CommandName): boolean;
  getLink(): { href: string; text: string };
  setLink(href: string, text: string): void;
  insertPicture(file: string, alt: string): void;
  /** Replaces the text and resets the history. */
  open(markdown: string): void;
  /** Updates the attributes. */
  refresh(): void;
  focus(): void;
  destroy(): void;
}

/** Starts the editor in the element `location`. */
export function startEditor(
  location: HTMLElement,
  { attribute, onWrite, onStand: onState, onLink, ...field }: EditorWishes,
): Editor {
  const { markdown, selection } = separateLines(field);
  if (markdown !== field.markdown) onWrite(markdown);
  let text = openMarkdown(markdown);
  const use = (name: CommandName): Command => COMMANDS[name].run;
  const link: Command = () => {
    onLink();
    return true;
  };
  const plugins = [
    typing,
    history(),
    keymap({
      'Mod-b': use('fett'),
      'Mod-i': use('kursiv'),
      'Mod-k': link,
      'Mod-z': use('rueckgaengig'),
      'Mod-y': use('wiederholen'),
      'Mod-Shift-z': use('wiederholen'),
      'Mod-Alt-2': use('ueberschrift'),
      'Mod-Alt-3': use('unterueberschrift'),
      'Mod-Shift-7': use('nummeriert'),
      'Mod-Shift-8': use('aufzaehlung'),
      'Mod-.': use('einruecken'),
      'Mod-,': use('ausruecken'),
      Enter: enter,
      'Shift-Enter': chainCommands(exitCode, insertWrap),
      'Alt-ArrowUp': movePicture(-1),
      'Alt-ArrowDown': movePicture(1),
      Tab: goOnInTable,
      'Shift-Tab': goToNextCell(-1),
    }),
    keymap(baseKeymap),
    tableEditing(),
  ];
  const createState = () => EditorState.create({ doc: text.dokument, plugins });
  function createFirstState() {
    const chosen = selection && findSelection(markdown.replaceAll('\r\n', '\n'), ...selection);
    if (chosen) return EditorState.create({ doc: chosen.doc, selection: chosen.selection, plugins });
    const state = createState();
    return selection ? state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc))) : state;
  }
  const view: EditorView = new EditorView(location, {
    state: createFirstState(),
    attributes: attribute,
    nodeViews: { picture: ({ attrs }) => new PictureView(String(attrs.file), String(attrs.alt)) },
    transformPastedHTML: cleanPaste,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onWrite(text.write(view.state.doc));
      onState();
    },
    handleKeyDown(_view, event) {
      // Ctrl K inserts a link here instead of the page's global shortcut.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation();
      return false;
    },
  });
  const carryOut = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    run: (name) => carryOut(COMMANDS[name].run),
    isAn: (name) => {
      const { an } = COMMANDS[name] as { an?(state: EditorState): boolean };
      return an?.(view.state) ?? false;
    },
    can: (name) => COMMANDS[name].run(view.state),
    getLink: () => findLink(view.state),
    setLink: (href, words) => carryOut(setLink(href, words)),
    insertPicture: (file, alt) => carryOut(insertPicture(file, alt)),
    open(fresh) {
      text = openMarkdown(fresh);
      view.updateState(createState());
      onState();
    },
    refresh: () => view.setProps({}),
    focus() {
      view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
