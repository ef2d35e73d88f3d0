import {
  Bold,
  Columns2,
  Heading2,
  Heading3,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Rows2,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { CommandName } from './commands.ts';
import styles from './markdown-input.module.css';
import type { Editor } from './start-editor.ts';

/** Commands that ask first. */
export type Dialog = 'link' | 'bild';
const isDialog = (command: string): command is Dialog => command === 'link' || command === 'bild';

interface Entry {
  befehl: CommandName | Dialog;
  name: string;
  taste?: string;
  Icon: LucideIcon;
}

const ALWAYS: readonly Entry[] = [
  { befehl: 'fett', name: 'Fett', taste: 'Strg B', Icon: Bold },
  { befehl: 'kursiv', name: 'Kursiv', taste: 'Strg I', Icon: Italic },
  { befehl: 'link', name: 'Link', taste: 'Strg K', Icon: Link },
  { befehl: 'ueberschrift', name: 'Als Überschrift', taste: 'Strg Alt 2', Icon: Heading2 },
  { befehl: 'unterueberschrift', name: 'Als kleine Überschrift', taste: 'Strg Alt 3', Icon: Heading3 },
  { befehl: 'aufzaehlung', name: 'Aufzählung', taste: 'Strg Umschalt 8', Icon: List },
  { befehl: 'nummeriert', name: 'Nummerierte Liste', taste: 'Strg Umschalt 7', Icon: ListOrdered },
  { befehl: 'einruecken', name: 'Einrücken', taste: 'Strg .', Icon: IndentIncrease },
  { befehl: 'ausruecken', name: 'Ausrücken', taste: 'Strg ,', Icon: IndentDecrease },
  { befehl: 'zitat', name: 'Zitat', Icon: Quote },
  { befehl: 'tabelle', name: 'Tabelle einfügen', taste: 'darin: Tabulatortaste zur nächsten Zelle', Icon: Table },
  {
    befehl: 'bild',
    name: 'Bild einfügen',
    taste: 'ausgewählt: verschieben mit Alt und Pfeil, löschen mit Entf',
    Icon: Image,
  },
  { befehl: 'rueckgaengig', name: 'Text: rückgängig', taste: 'Strg Z', Icon: Undo2 },
  { befehl: 'wiederholen', name: 'Text: wiederholen', taste: 'Strg Y', Icon: Redo2 },
];
/** Shown while the cursor is in a table. */
const TABLE: readonly Entry[] = [
  { befehl: 'reiheDazu', name: 'Zeile darunter einfügen', Icon: Rows2 },
  { befehl: 'spalteDazu', name: 'Spalte rechts einfügen', Icon: Columns2 },
  { befehl: 'reiheWeg', name: 'Zeile löschen', Icon: Trash2 },
  { befehl: 'spalteWeg', name: 'Spalte löschen', Icon: Trash2 },
  { befehl: 'tabelleWeg', name: 'Tabelle löschen', Icon: Trash2 },
];
const WITH_WORD = new Set<string>(TABLE.map(({ befehl: command }) => command));

interface BarProps {
  /** Null until it has started. */
  editor: Editor | null;
  /** Its code is loaded, and pressing a button starts it. */
  isReady: boolean;
  /** Id of the edited field. */
  forWhom: string;
  onPress(command: Entry['befehl']): void;
}

/**
 * ARIA authoring practices, toolbar: a single tab stop with arrow-key navigation; unavailable buttons stay focusable.
 */
export function Bar({ editor, isReady, forWhom, onPress }: BarProps) {
  const [button, setButton] = useState(0);
  const entries = editor?.isAn('tabelle') ? [...ALWAYS, ...TABLE] : ALWAYS;
  const active = Math.min(button, entries.length - 1);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const targets: Record<string, number> = {
      ArrowRight: (active + 1) % entries.length,
      ArrowLeft: (active - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setButton(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label="Text gestalten" aria-controls={forWhom} onKeyDown={move}>
      {entries.map(({ befehl: command, name, taste, Icon }, index) => (
        <button
          key={command}
          type="button"
          disabled={!isReady}
          tabIndex={index === active ? 0 : -1}
          aria-label={name}
          title={taste ? `${name} (${taste})` : name}
          aria-pressed={isDialog(command) ? undefined : editor?.isAn(command)}
          aria-disabled={(editor && !isDialog(command) && !editor.can(command)) || undefined}
          onFocus={() => setButton(index)}
          // Keeps the text selection, which Safari would drop.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(command)}
        >
          <Icon aria-hidden="true" />
          {WITH_WORD.has(command) && <span aria-hidden="true">{name}</span>}
        </button>
      ))}
    </div>
  );
}
