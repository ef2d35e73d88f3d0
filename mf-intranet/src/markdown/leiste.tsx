import {
  Bold,
  Columns2,
  Heading2,
  Heading3,
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
import type { Befehlsname } from './befehle.ts';
import styles from './markdown-eingabe.module.css';
import type { Editor } from './start-editor.ts';

interface Eintrag {
  befehl: Befehlsname | 'link';
  name: string;
  taste?: string;
  Icon: LucideIcon;
}

const IMMER: readonly Eintrag[] = [
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
  { befehl: 'tabelle', name: 'Tabelle einfügen', Icon: Table },
  { befehl: 'rueckgaengig', name: 'Text: rückgängig', taste: 'Strg Z', Icon: Undo2 },
  { befehl: 'wiederholen', name: 'Text: wiederholen', taste: 'Strg Y', Icon: Redo2 },
];
/** While the cursor stands in a table. */
const TABELLE: readonly Eintrag[] = [
  { befehl: 'reiheDazu', name: 'Zeile darunter einfügen', Icon: Rows2 },
  { befehl: 'spalteDazu', name: 'Spalte rechts einfügen', Icon: Columns2 },
  { befehl: 'reiheWeg', name: 'Zeile löschen', Icon: Trash2 },
  { befehl: 'spalteWeg', name: 'Spalte löschen', Icon: Trash2 },
  { befehl: 'tabelleWeg', name: 'Tabelle löschen', Icon: Trash2 },
];
const MIT_WORT = new Set<string>(TABELLE.map(({ befehl }) => befehl));

interface LeisteProps {
  /** Null until it runs. */
  editor: Editor | null;
  /** Id of what is written in. */
  fuer: string;
  onLink(): void;
}

/** ARIA authoring practices, toolbar: one stop of the Tab key, arrows go through it; what cannot be done now stays in it. */
export function Leiste({ editor, fuer, onLink }: LeisteProps) {
  const [knopf, setKnopf] = useState(0);
  const eintraege = editor?.isAn('tabelle') ? [...IMMER, ...TABELLE] : IMMER;
  const aktiv = Math.min(knopf, eintraege.length - 1);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const ziele: Record<string, number> = {
      ArrowRight: (aktiv + 1) % eintraege.length,
      ArrowLeft: (aktiv - 1 + eintraege.length) % eintraege.length,
      Home: 0,
      End: eintraege.length - 1,
    };
    const ziel = ziele[event.key];
    if (ziel === undefined) return;
    event.preventDefault();
    setKnopf(ziel);
    event.currentTarget.querySelectorAll('button')[ziel]?.focus();
  }
  function press(befehl: Eintrag['befehl']) {
    if (befehl === 'link') onLink();
    else if (editor?.can(befehl)) editor.run(befehl);
  }

  return (
    <div className={styles.leiste} role="toolbar" aria-label="Text gestalten" aria-controls={fuer} onKeyDown={move}>
      {eintraege.map(({ befehl, name, taste, Icon }, index) => (
        <button
          key={befehl}
          type="button"
          disabled={!editor}
          tabIndex={index === aktiv ? 0 : -1}
          aria-label={name}
          title={taste ? `${name} (${taste})` : name}
          aria-pressed={befehl === 'link' ? undefined : editor?.isAn(befehl)}
          aria-disabled={(editor && befehl !== 'link' && !editor.can(befehl)) || undefined}
          onFocus={() => setKnopf(index)}
          // The text keeps its selection, which Safari would give up.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(befehl)}
        >
          <Icon aria-hidden="true" />
          {MIT_WORT.has(befehl) && <span aria-hidden="true">{name}</span>}
        </button>
      ))}
    </div>
  );
}
