import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { waitUntilLeft } from '../../browser/wait-until-left.ts';
import { waitUntilSeen } from '../../browser/wait-until-seen.ts';
import { Character } from '../../ui/character.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { CharacterCounter } from '../character-counter.tsx';
import { useField, useFormContext } from '../state/form-context.ts';
import { useValue } from '../state/use-value.ts';
import type { Editor } from './editor.ts';
import { Field, type FieldProps } from './field.tsx';
import input from './input.module.css';
import styles from './rich-text-field.module.css';

const BUTTONS = [
  {
    name: 'Fett',
    zeichen: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
    tag: 'B',
    an: 'bold',
    aus: 'removeBold',
  },
  { name: 'Kursiv', zeichen: 'M19 4h-9M14 20H5M15 4 9 20', tag: 'I', an: 'italic', aus: 'removeItalic' },
  {
    name: 'Aufzählung',
    zeichen: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
    tag: 'UL',
    an: 'makeUnorderedList',
    aus: 'removeList',
  },
  {
    name: 'Nummerierte Liste',
    zeichen: 'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
    tag: 'OL',
    an: 'makeOrderedList',
    aus: 'removeList',
  },
] as const;

const isHtml = (text: unknown) => typeof text === 'string' && /^\s*<(p|div|ul|ol)\b/i.test(text);

/**
 * A description with bold text and lists. A plain text field until its editor is loaded, which starts when the field
 * comes into view; it stays one without JavaScript or if loading fails. The editor never replaces a focused field,
 * except on a press on the toolbar.
 */
export function RichTextField({ name, label, required, hint, atLeast = 0 }: FieldProps & { atLeast?: number }) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  const value = useValue(name);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<Editor | null>(null);
  const code = useRef<Pick<typeof import('./editor.ts'), 'startEditor' | 'replaceText'> | null>(null);
  const laden = useRef<Promise<void> | null>(null);
  const forgetLeft = useRef(() => {});
  const wasEntered = useRef(false);
  const [replaced, setReplaced] = useState(false);
  const [where, setWhere] = useState('');
  const [button, setButton] = useState(0);

  function write(html: string) {
    form.setValue(name, html);
    noteChange(name);
  }

  function takeOver() {
    if (editor.current || !code.current || !root.current || !field.current) return;
    forgetLeft.current();
    const { value, selectionStart, selectionEnd } = field.current;
    const selection = wasEntered.current ? ([selectionStart, selectionEnd] as const) : null;
    const fresh = code.current.startEditor(root.current, value, selection, write);
    fresh.addEventListener('pathChange', () => setWhere(fresh.getPath()));
    editor.current = fresh;
    // Synchronously, because hidden elements cannot be focused.
    flushSync(() => setReplaced(true));
  }

  function load(): Promise<void> {
    laden.current ??= import('./editor.ts')
      .then(({ startEditor, replaceText }) => {
        if (!field.current) return;
        code.current = { startEditor, replaceText };
        forgetLeft.current = waitUntilLeft(field.current, takeOver);
      })
      .catch(() => {
        laden.current = null;
      });
    return laden.current;
  }
  const loadNow = useRef(load);
  loadNow.current = load;

  useEffect(
    () =>
      (root.current?.parentElement ? waitUntilSeen(root.current.parentElement, () => void loadNow.current()) : null) ??
      undefined,
    [],
  );
  // A draft from the editor would show as markup in a plain text field.
  useEffect(() => {
    if (!replaced && isHtml(value)) void load();
  });
  useEffect(
    () => () => {
      forgetLeft.current();
      editor.current?.destroy();
    },
    [],
  );

  /** Synchronously: the editor starts with the form's value, and must not restore a value older than the typed text. */
  function take(event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.currentTarget;
    void control.onChange(event);
    if (editor.current) code.current?.replaceText(editor.current, value);
  }

  async function press({ tag, an, aus }: (typeof BUTTONS)[number]) {
    await load();
    takeOver();
    const current = editor.current;
    if (!current) return;
    current.focus();
    if (current.hasFormat(tag)) current[aus]();
    else current[an]();
    setWhere(current.getPath());
  }

  /** Roving focus (ARIA authoring practices: toolbar): the toolbar is a single tab stop. */
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (button + step + BUTTONS.length) % BUTTONS.length;
    setButton(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Field id={id} label={label} required={required} hint={hint} message={message}>
      <div className={styles.bar} role="toolbar" aria-label="Text gestalten" onKeyDown={move}>
        {BUTTONS.map((entry, index) => (
          <button
            key={entry.name}
            type="button"
            tabIndex={index === button ? 0 : -1}
            aria-label={entry.name}
            title={entry.name}
            aria-pressed={replaced && new RegExp(`(^|>)${entry.tag}\\b`).test(where)}
            onFocus={() => setButton(index)}
            // Keeps the selection of the field, which Safari would clear.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(entry)}
          >
            <Character d={entry.zeichen} />
          </button>
        ))}
      </div>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no bold words */}
        <div
          ref={root}
          id={replaced ? id : undefined}
          className={joinClasses(input.input, styles.editor)}
          hidden={!replaced}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={label}
          aria-required={required}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
        />
        <textarea
          {...control}
          ref={(element) => {
            field.current = element;
            control.ref(element);
          }}
          id={replaced ? undefined : id}
          onChange={take}
          rows={8}
          className={joinClasses(input.input, input.multiline, styles.text)}
          data-ersetzt={replaced ? '' : undefined}
          tabIndex={replaced ? -1 : undefined}
          aria-hidden={replaced || undefined}
          defaultValue={initialValue ?? ''}
          aria-required={required}
          onFocus={() => {
            wasEntered.current = true;
            if (!replaced) void load();
          }}
        />
      </div>
      {atLeast > 0 && <CharacterCounter name={name} atLeast={atLeast} />}
    </Field>
  );
}
