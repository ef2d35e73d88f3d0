import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { BEFEHLE, type Befehlsname, findLink, setLink } from './befehle.ts';
import { cleanPaste } from './clean-paste.ts';
import { dialekt } from './dialekt.ts';
import { openMarkdown } from './markdown-text.ts';
import { tippen } from './tippen.ts';

const node = (name: string): NodeType => dialekt.nodes[name] as NodeType;

const insertUmbruch: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
  return true;
};

/** In a table Enter goes to the next cell: a cell is one line. */
const enter = chainCommands(goToNextCell(1), splitListItem(node('list_item')));

interface EditorWuensche {
  markdown: string;
  /** Attributes of the element that is written in, made anew whenever the editor draws. */
  attribute(): Record<string, string>;
  /** What the text says after somebody changed it. */
  onWrite(markdown: string): void;
  /** After every change of text or cursor. */
  onStand(): void;
  onLink(): void;
}

/** What the toolbar asks and says. */
export interface Editor {
  run(befehl: Befehlsname): void;
  isAn(befehl: Befehlsname): boolean;
  can(befehl: Befehlsname): boolean;
  getLink(): { href: string; text: string };
  setLink(href: string, text: string): void;
  /** Another text, as if somebody had opened it; nothing of the one before can be taken back. */
  open(markdown: string): void;
  /** Draws the attributes anew. */
  refresh(): void;
  focus(): void;
  destroy(): void;
}

/** Starts the editor inside of `ort`. */
export function startEditor(
  ort: HTMLElement,
  { markdown, attribute, onWrite, onStand, onLink }: EditorWuensche,
): Editor {
  let text = openMarkdown(markdown);
  const use = (name: Befehlsname): Command => BEFEHLE[name].run;
  const link: Command = () => {
    onLink();
    return true;
  };
  const plugins = [
    tippen,
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
      'Shift-Enter': chainCommands(exitCode, insertUmbruch),
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
    }),
    keymap(baseKeymap),
    tableEditing(),
  ];
  const createState = () => EditorState.create({ doc: text.dokument, plugins });
  const view: EditorView = new EditorView(ort, {
    state: createState(),
    attributes: attribute,
    transformPastedHTML: cleanPaste,
    dispatchTransaction(transaktion) {
      view.updateState(view.state.apply(transaktion));
      if (transaktion.docChanged) onWrite(text.write(view.state.doc));
      onStand();
    },
    handleKeyDown(_view, event) {
      // The page's own keys mean something else: here Ctrl K makes a link.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation();
      return false;
    },
  });
  const carryOut = (befehl: Command) => {
    befehl(view.state, view.dispatch, view);
    view.focus();
  };
  return {
    run: (name) => carryOut(BEFEHLE[name].run),
    isAn: (name) => {
      const { an } = BEFEHLE[name] as { an?(state: EditorState): boolean };
      return an?.(view.state) ?? false;
    },
    can: (name) => BEFEHLE[name].run(view.state),
    getLink: () => findLink(view.state),
    setLink: (href, worte) => carryOut(setLink(href, worte)),
    open(neu) {
      text = openMarkdown(neu);
      view.updateState(createState());
      onStand();
    },
    refresh: () => view.setProps({}),
    focus() {
      view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
