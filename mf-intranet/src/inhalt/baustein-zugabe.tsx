import type { Block } from '@gm/shared/regeln/block';
import { ClipboardPaste, Copy, Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { BausteinWahl } from './baustein-wahl.tsx';
import { createBlock, findVorlage, nameBlock } from './block.ts';
import styles from './schema-feld.module.css';
import type { Vorlagen } from './schema-kontext.ts';
import { copyBlock, useAblage } from './use-ablage.ts';
import wort from './wortknopf.module.css';

interface BausteinZugabeProps {
  id: string;
  knopf: RefObject<HTMLButtonElement | null>;
  vorlagen: Vorlagen;
  onBaustein(block: Block): void;
}

/** A block from the gallery of templates, or one that was copied on another page. */
export function BausteinZugabe({ id, knopf, vorlagen, onBaustein }: BausteinZugabeProps) {
  const wahl = useRef<HTMLDialogElement>(null);
  const kopierter = useAblage();
  if (typeof vorlagen === 'string') {
    return (
      <>
        {vorlagen === 'fehlt' && (
          <p role="status">Die Vorlagen sind gerade nicht zu erreichen. Was da ist, lässt sich als JSON ändern.</p>
        )}
        <button type="button" className={styles.neu} disabled>
          <Plus aria-hidden="true" /> Baustein hinzufügen
        </button>
      </>
    );
  }
  return (
    <>
      <button ref={knopf} type="button" className={styles.neu} onClick={() => wahl.current?.showModal()}>
        <Plus aria-hidden="true" /> Baustein hinzufügen
      </button>
      {/* Not every page may have every block: those that hang on the calls of theirs stay there. */}
      {kopierter && findVorlage(vorlagen, kopierter.template)?.neu && (
        <button type="button" className={styles.neu} onClick={() => onBaustein(kopierter)}>
          <ClipboardPaste aria-hidden="true" /> Kopierten Baustein einfügen: {nameBlock(kopierter, vorlagen)}
        </button>
      )}
      <BausteinWahl
        id={id}
        dialog={wahl}
        vorlagen={[...vorlagen.values()].filter((vorlage) => vorlage.neu)}
        onWahl={(vorlage) => onBaustein(createBlock(vorlage))}
      />
    </>
  );
}

/** Puts a block aside for another page; this one keeps its own. */
export function BausteinKopie({ block }: { block: Block }) {
  const [gesagt, setGesagt] = useState('');
  return (
    <div className={styles.kopie}>
      <button
        type="button"
        className={wort.wortknopf}
        onClick={() =>
          setGesagt(
            copyBlock(block)
              ? 'Kopiert. Auf jeder Seite steht er jetzt unter „Baustein hinzufügen“.'
              : 'Dieser Browser merkt sich nichts. Kopieren ist hier nicht möglich.',
          )
        }
      >
        <Copy aria-hidden="true" /> Für eine andere Seite kopieren
      </button>
      <p role="status">{gesagt}</p>
    </div>
  );
}
