import { Bold, Italic, List, ListOrdered } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import type { Editor } from './editor.ts';
import eingabe from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { useFeld, useFormularKontext } from './formular-kontext.ts';
import styles from './rich-text-field.module.css';
import { useWert } from './use-wert.ts';

const KNOEPFE = [
  { name: 'Fett', Icon: Bold, tag: 'B', an: 'bold', aus: 'removeBold' },
  { name: 'Kursiv', Icon: Italic, tag: 'I', an: 'italic', aus: 'removeItalic' },
  { name: 'Aufzählung', Icon: List, tag: 'UL', an: 'makeUnorderedList', aus: 'removeList' },
  { name: 'Nummerierte Liste', Icon: ListOrdered, tag: 'OL', an: 'makeOrderedList', aus: 'removeList' },
] as const;

const isHtml = (text: unknown) => typeof text === 'string' && /^\s*<(p|div|ul|ol)\b/i.test(text);

/**
 * A description with bold words and lists. It is a plain text field until somebody enters it: only then the editor is
 * loaded. Without JavaScript, and when the editor cannot be loaded, it stays one.
 */
export function RichTextField({ name, label, required, hint }: FeldProps) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, startwert, control } = useFeld(name, hint);
  const wert = useWert(name);
  const root = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const replace = useRef<(editor: Editor, text: string) => void>(() => {});
  const laden = useRef<Promise<void> | null>(null);
  const willFocus = useRef(false);
  const [ersetzt, setErsetzt] = useState(false);
  const [wo, setWo] = useState('');
  const [knopf, setKnopf] = useState(0);

  function write(html: string) {
    form.setValue(name, html);
    noteChange(name);
  }

  function load(focus: boolean): Promise<void> {
    laden.current ??= import('./editor.ts')
      .then(({ startEditor, replaceText }) => {
        if (!root.current) return;
        replace.current = replaceText;
        editor.current = startEditor(root.current, String(form.getValues(name) ?? ''), write);
        editor.current.addEventListener('pathChange', () => setWo(editor.current?.getPath() ?? ''));
        setErsetzt(true);
        // Whoever has moved on meanwhile is not called back.
        const active = document.activeElement;
        willFocus.current =
          focus && Boolean(root.current.parentElement?.contains(active) || active?.closest('[role=toolbar]'));
      })
      .catch(() => {
        laden.current = null;
      });
    return laden.current;
  }

  // A draft the editor wrote would be markup in a plain text field.
  useEffect(() => {
    if (!ersetzt && isHtml(wert)) void load(false);
  });
  // A hidden element takes no focus: it has to be shown first.
  useEffect(() => {
    if (ersetzt && willFocus.current) editor.current?.moveCursorToEnd().focus();
  }, [ersetzt]);
  useEffect(() => () => editor.current?.destroy(), []);

  /** At once: the editor begins with what the form holds, and what is typed into it meanwhile must not be put back. */
  function take(event: ChangeEvent<HTMLTextAreaElement>) {
    const { value } = event.currentTarget;
    void control.onChange(event);
    if (editor.current) replace.current(editor.current, value);
  }

  async function press({ tag, an, aus }: (typeof KNOEPFE)[number]) {
    await load(true);
    const current = editor.current;
    if (!current) return;
    current.focus();
    if (current.hasFormat(tag)) current[aus]();
    else current[an]();
    setWo(current.getPath());
  }

  /** Roving focus (ARIA authoring practices: toolbar): the toolbar is one stop of the Tab key. */
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const schritt = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (schritt === undefined) return;
    event.preventDefault();
    const naechster = (knopf + schritt + KNOEPFE.length) % KNOEPFE.length;
    setKnopf(naechster);
    event.currentTarget.querySelectorAll('button')[naechster]?.focus();
  }

  return (
    <Feld id={id} label={label} required={required} hint={hint} meldung={meldung}>
      <div className={styles.leiste} role="toolbar" aria-label="Text gestalten" onKeyDown={move}>
        {KNOEPFE.map((eintrag, index) => (
          <button
            key={eintrag.name}
            type="button"
            tabIndex={index === knopf ? 0 : -1}
            aria-label={eintrag.name}
            title={eintrag.name}
            aria-pressed={ersetzt && new RegExp(`(^|>)${eintrag.tag}\\b`).test(wo)}
            onFocus={() => setKnopf(index)}
            onClick={() => press(eintrag)}
          >
            <eintrag.Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      <div className={styles.rahmen}>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no bold words */}
        <div
          ref={root}
          id={ersetzt ? id : undefined}
          className={joinClasses(eingabe.eingabe, styles.editor)}
          hidden={!ersetzt}
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
          id={ersetzt ? undefined : id}
          onChange={take}
          rows={8}
          className={joinClasses(eingabe.eingabe, eingabe.mehrzeilig, styles.text)}
          data-ersetzt={ersetzt ? '' : undefined}
          tabIndex={ersetzt ? -1 : undefined}
          aria-hidden={ersetzt || undefined}
          defaultValue={startwert ?? ''}
          aria-required={required}
          onFocus={ersetzt ? undefined : () => void load(true)}
        />
      </div>
    </Feld>
  );
}
