import { waitUntilLeft } from '@gm/shared/browser/wait-until-left';
import { waitUntilSeen } from '@gm/shared/browser/wait-until-seen';
import input from '@gm/shared/forms/fields/input.module.css';
import { findMarkdownFault } from '@gm/shared/rules/find-markdown-fault';
import text from '@gm/shared/ui/editor-text.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type ComponentProps, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Bar, type Dialog } from './bar.tsx';
import type { CommandName } from './commands.ts';
import type { LinkChoice } from './link-choice.tsx';
import styles from './markdown-input.module.css';
import type { PictureChoice } from './picture-choice.tsx';
import type { Editor } from './start-editor.ts';

interface MarkdownInputProps {
  control: Pick<ComponentProps<'textarea'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  label: string;
  value: string;
  rows?: number;
  onValue(value: string): void;
  /** Registration of the textarea in the form. */
  field?: Pick<ComponentProps<'textarea'>, 'name' | 'ref' | 'onBlur'>;
}

/** Browsers normalise line endings to `\n`: restores the original ones. */
const keepEnds = (fresh: string, current: string) =>
  current.includes('\r\n') ? fresh.replaceAll(/\r?\n/g, '\r\n') : fresh;

/**
 * A rich-text field for headings, lists, links and tables with a Markdown value. A textarea until its editor is loaded,
 * if loading fails, or if the user prefers Markdown. The editor never replaces a focused field, except after a press on
 * the toolbar.
 */
export function MarkdownInput({ control, label, value: fieldValue, rows = 6, onValue, field }: MarkdownInputProps) {
  const id = control.id ?? '';
  const frame = useRef<HTMLDivElement>(null);
  const location = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const editor = useRef<Editor | null>(null);
  /** The editor's content including changes that the form has not returned yet: typing is faster than rendering. */
  const stands = useRef(fieldValue);
  const underway = useRef<string[]>([]);
  const dialogs = useRef<{ LinkChoice: typeof LinkChoice; PictureChoice: typeof PictureChoice }>(null);
  /** Value of the textarea before and after typing. */
  const typed = useRef({ vorher: fieldValue, jetzt: fieldValue });
  const [state, setState] = useState<'lädt' | 'bereit' | 'läuft' | 'fehlt'>('lädt');
  /** Replaces the textarea by the editor, once its code is loaded. */
  const takeOver = useRef(() => {});
  const wasEntered = useRef(false);
  const [asMarkdown, setAsMarkdown] = useState(false);
  const [asked, setAsked] = useState<{ art: Dialog; href: string; text: string; nummer: number } | null>(null);
  const [, draw] = useReducer((num: number) => num + 1, 0);
  const running = state === 'läuft';

  function ask(kind: Dialog) {
    setAsked((current) => ({
      art: kind,
      href: '',
      text: '',
      ...editor.current?.getLink(),
      nummer: (current?.nummer ?? 0) + 1,
    }));
  }
  function press(command: CommandName | Dialog) {
    takeOver.current();
    if (command === 'link' || command === 'bild') ask(command);
    else if (editor.current?.can(command)) editor.current.run(command);
  }
  function changeText(fresh: string) {
    const { vorher: before, jetzt: current } = typed.current;
    // Keeps line endings of the Markdown.
    const basis = asMarkdown ? fresh : fieldValue;
    typed.current = { vorher: current === fieldValue && !asMarkdown ? before : basis, jetzt: fresh };
    onValue(fresh);
  }
  // The latest props for the editor's callbacks.
  const now = useRef({ control, wert: fieldValue, onValue, ask });
  now.current = { control, wert: fieldValue, onValue, ask };
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);

  useEffect(() => {
    const element = frame.current;
    if (asMarkdown || !element) return;
    let isPast = false;
    let forgetLeft = () => {};
    async function load() {
      const [{ startEditor }, link, picture] = await Promise.all([
        import('./start-editor.ts'),
        import('./link-choice.tsx'),
        import('./picture-choice.tsx'),
      ]);
      const textField = fieldRef.current;
      if (isPast || !textField) return;
      dialogs.current = { ...link, ...picture };
      takeOver.current = () => {
        if (editor.current || !location.current) return;
        forgetLeft();
        const { wert: markdown } = now.current;
        // It would block the browser; the form says why the text is refused.
        if (findMarkdownFault(markdown)) {
          setState('fehlt');
          return;
        }
        stands.current = markdown;
        underway.current = [];
        editor.current = startEditor(location.current, {
          markdown,
          before: typed.current.jetzt === markdown ? typed.current.vorher : markdown,
          selection: wasEntered.current ? [textField.selectionStart, textField.selectionEnd] : null,
          attribute: () => buildAttribute(now.current.control, label),
          onWrite(fresh) {
            underway.current.push(fresh);
            now.current.onValue(fresh);
          },
          onStand: draw,
          onLink: () => now.current.ask('link'),
        });
        // Synchronously: hidden elements cannot be focused.
        flushSync(() => setState('läuft'));
      };
      setState('bereit');
      forgetLeft = waitUntilLeft(textField, () => takeOver.current());
    }
    const stopWaiting = waitUntilSeen(element, () => {
      load().catch(() => setState('fehlt'));
    });
    if (!stopWaiting) setState('fehlt');
    return () => {
      isPast = true;
      stopWaiting?.();
      forgetLeft();
      takeOver.current = () => {};
      editor.current?.destroy();
      editor.current = null;
      setState('lädt');
    };
  }, [asMarkdown, label]);

  // An undo or a restored draft has replaced the text.
  useEffect(() => {
    if (fieldValue === stands.current) return;
    stands.current = fieldValue;
    const own = underway.current.lastIndexOf(fieldValue);
    underway.current.splice(0, own === -1 ? Number.POSITIVE_INFINITY : own + 1);
    if (own === -1) editor.current?.open(fieldValue);
  }, [fieldValue]);
  useEffect(() => editor.current?.refresh());

  return (
    <div ref={frame} className={styles.whole}>
      {state !== 'fehlt' && !asMarkdown && (
        <Bar editor={running ? editor.current : null} isReady={state !== 'lädt'} forWhom={id} onPress={press} />
      )}
      <div className={styles.frame}>
        <div ref={location} hidden={!running} />
        <textarea
          {...control}
          {...field}
          ref={(element) => {
            fieldRef.current = element;
            if (typeof field?.ref === 'function') field.ref(element);
          }}
          id={running ? undefined : id}
          rows={rows}
          className={joinClasses(input.input, input.multiline, styles.text)}
          data-ersetzt={running ? '' : undefined}
          tabIndex={running ? -1 : undefined}
          aria-hidden={running || undefined}
          onFocus={() => {
            wasEntered.current = true;
            editor.current?.focus();
          }}
          value={fieldValue.replaceAll('\r\n', '\n')}
          onChange={({ currentTarget: { value } }) => changeText(keepEnds(value, fieldValue))}
        />
      </div>
      <div className={styles.foot}>
        {!running && (state === 'fehlt' || asMarkdown) && (
          <p>
            Absätze trennt eine leere Zeile. ## vor einer Zeile macht sie zur Überschrift, **so** wird fett,
            [Text](Adresse) wird ein Link.
          </p>
        )}
        {running && editor.current?.isAn('tabelle') && (
          <p>
            Die Tabulatortaste führt zur nächsten Zelle und von der letzten hinter die Tabelle, mit der Umschalttaste
            geht es zurück.
          </p>
        )}
        {state !== 'fehlt' && (
          <button type="button" aria-pressed={asMarkdown} onClick={() => setAsMarkdown(!asMarkdown)}>
            Als Markdown bearbeiten
          </button>
        )}
      </div>
      {asked?.art === 'link' && dialogs.current && (
        <dialogs.current.LinkChoice
          key={asked.nummer}
          id={`${id}-link`}
          dialog={dialog}
          beginning={asked}
          onChoice={(href, words) => editor.current?.setLink(href, words)}
        />
      )}
      {asked?.art === 'bild' && dialogs.current && (
        <dialogs.current.PictureChoice
          key={asked.nummer}
          id={`${id}-bild`}
          dialog={dialog}
          onChoice={(file, alt) => editor.current?.insertPicture(file, alt)}
        />
      )}
    </div>
  );
}

/** Accessibility attributes of the editable element, as for a textarea. */
function buildAttribute(control: MarkdownInputProps['control'], label: string): Record<string, string> {
  const further = (['id', 'aria-describedby', 'aria-invalid', 'aria-required'] as const).flatMap((name) =>
    control[name] === undefined ? [] : [[name, String(control[name])]],
  );
  return {
    ...Object.fromEntries(further),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: joinClasses(input.input, text.text, styles.editor),
    spellcheck: 'true',
  };
}
