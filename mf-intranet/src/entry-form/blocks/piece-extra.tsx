import type { Block } from '@gm/shared/blocks/block';
import { ClipboardPaste, Copy, Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import styles from '../fields/schema-field.module.css';
import word from '../lists/word-button.module.css';
import type { Vorlagen } from '../values/schema-context.ts';
import { createBlock, findVorlage, nameBlock } from './block.ts';
import { PieceChoice } from './piece-choice.tsx';
import { copyBlock, useStorage } from './use-storage.ts';

interface PieceExtraProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  templates: Vorlagen;
  onBlock(block: Block): void;
}

/** Adds a block from the template gallery, or one that was copied on another page. */
export function PieceExtra({ id, button, templates, onBlock }: PieceExtraProps) {
  const choice = useRef<HTMLDialogElement>(null);
  const copied = useStorage();
  if (typeof templates === 'string') {
    return (
      <>
        {templates === 'fehlt' && (
          <p role="status">
            Die Vorlagen sind gerade nicht zu erreichen. Vorhandene Bausteine lassen sich solange nur als JSON ändern.
          </p>
        )}
        <button type="button" className={styles.new} disabled>
          <Plus aria-hidden="true" /> Baustein hinzufügen
        </button>
      </>
    );
  }
  return (
    <>
      <button ref={button} type="button" className={styles.new} onClick={() => choice.current?.showModal()}>
        <Plus aria-hidden="true" /> Baustein hinzufügen
      </button>
      {/* Blocks that depend on the calls of their page cannot be added elsewhere. */}
      {copied && findVorlage(templates, copied.template)?.neu && (
        <button type="button" className={styles.new} onClick={() => onBlock(copied)}>
          <ClipboardPaste aria-hidden="true" /> Kopierten Baustein einfügen: {nameBlock(copied, templates)}
        </button>
      )}
      <PieceChoice
        id={id}
        dialog={choice}
        templates={[...templates.values()].filter((vorlage) => vorlage.neu)}
        onChoice={(vorlage) => onBlock(createBlock(vorlage))}
      />
    </>
  );
}

/** Copies a block for another page. */
export function PieceCopy({ block }: { block: Block }) {
  const [said, setSaid] = useState('');
  return (
    <div className={styles.copy}>
      <button
        type="button"
        className={word.wordButton}
        onClick={() =>
          setSaid(
            copyBlock(block)
              ? 'Kopiert. Auf jeder Seite steht er jetzt unter „Baustein hinzufügen“.'
              : 'Dieser Browser speichert nichts. Deshalb lässt sich hier nichts kopieren.',
          )
        }
      >
        <Copy aria-hidden="true" /> Für eine andere Seite kopieren
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
