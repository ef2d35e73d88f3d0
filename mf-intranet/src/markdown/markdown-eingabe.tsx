import eingabe from '@gm/shared/formular/eingabe.module.css';
import text from '@gm/shared/ui/editor-text.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type ComponentProps, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Leiste } from './leiste.tsx';
import { LinkWahl } from './link-wahl.tsx';
import styles from './markdown-eingabe.module.css';
import type { Editor } from './start-editor.ts';

interface MarkdownEingabeProps {
  control: Pick<ComponentProps<'textarea'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  label: string;
  wert: string;
  rows?: number;
  onWert(wert: string): void;
  /** How the form holds the text field. */
  feld?: Pick<ComponentProps<'textarea'>, 'name' | 'ref' | 'onBlur'>;
}

/** A browser gives back the ends of lines as `\n`, whatever they were. */
const keepEnden = (neu: string, bisher: string) => (bisher.includes('\r\n') ? neu.replaceAll(/\r?\n/g, '\r\n') : neu);

/** As soon as it is seen: a page has many texts, and most of them are folded. Null where a browser cannot tell. */
function waitUntilSeen(element: Element, carryOut: () => void): (() => void) | null {
  if (!('IntersectionObserver' in window)) return null;
  const beobachter = new IntersectionObserver(
    (eintraege) => {
      if (!eintraege.some(({ isIntersecting }) => isIntersecting)) return;
      beobachter.disconnect();
      carryOut();
    },
    { rootMargin: '300px' },
  );
  beobachter.observe(element);
  return () => beobachter.disconnect();
}

/**
 * A text with headings, lists, links and tables, written as it will look; what it holds is Markdown. It is a text field
 * until its editor is there, and stays one where that cannot be had, or where somebody likes Markdown better.
 */
export function MarkdownEingabe({ control, label, wert, rows = 6, onWert, feld }: MarkdownEingabeProps) {
  const id = control.id ?? '';
  const rahmen = useRef<HTMLDivElement>(null);
  const ort = useRef<HTMLDivElement>(null);
  const feldRef = useRef<HTMLTextAreaElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const editor = useRef<Editor | null>(null);
  /** What the editor shows, and what it has said since that has not come back yet: who types is faster than a form. */
  const steht = useRef(wert);
  const unterwegs = useRef<string[]>([]);
  const isErlaubt = useRef<(href: string) => boolean>(() => true);
  const [stand, setStand] = useState<'lädt' | 'läuft' | 'fehlt'>('lädt');
  /** Somebody was writing in the text field when its editor came. */
  const hatFokus = useRef(false);
  const [alsMarkdown, setAlsMarkdown] = useState(false);
  const [link, setLink] = useState<{ href: string; text: string; nummer: number } | null>(null);
  const [, draw] = useReducer((nummer: number) => nummer + 1, 0);
  const laeuft = stand === 'läuft';

  function openLink() {
    setLink((bisher) => ({ href: '', text: '', ...editor.current?.getLink(), nummer: (bisher?.nummer ?? 0) + 1 }));
  }
  // What the editor calls later is what holds then.
  const jetzt = useRef({ control, wert, onWert, openLink });
  jetzt.current = { control, wert, onWert, openLink };
  useEffect(() => {
    if (link) dialog.current?.showModal();
  }, [link]);

  useEffect(() => {
    const element = rahmen.current;
    if (alsMarkdown || !element) return;
    let isVorbei = false;
    async function start() {
      const [{ startEditor }, dialekt] = await Promise.all([import('./start-editor.ts'), import('./dialekt.ts')]);
      if (isVorbei || !ort.current) return;
      isErlaubt.current = dialekt.isErlaubt;
      hatFokus.current = document.activeElement === feldRef.current;
      steht.current = jetzt.current.wert;
      unterwegs.current = [];
      editor.current = startEditor(ort.current, {
        markdown: jetzt.current.wert,
        attribute: () => buildAttribute(jetzt.current.control, label),
        onWrite(neu) {
          unterwegs.current.push(neu);
          jetzt.current.onWert(neu);
        },
        onStand: draw,
        onLink: () => jetzt.current.openLink(),
      });
      setStand('läuft');
    }
    const vergiss = waitUntilSeen(element, () => {
      start().catch(() => setStand('fehlt'));
    });
    if (!vergiss) setStand('fehlt');
    return () => {
      isVorbei = true;
      vergiss?.();
      editor.current?.destroy();
      editor.current = null;
      setStand('lädt');
    };
  }, [alsMarkdown, label]);

  // With the field's last frame, not after it: a key pressed in between would go nowhere.
  useLayoutEffect(() => {
    if (laeuft && hatFokus.current) editor.current?.focus();
  }, [laeuft]);

  // Somebody took a step back, or a draft came: the text is another one.
  useEffect(() => {
    if (wert === steht.current) return;
    steht.current = wert;
    const eigenes = unterwegs.current.lastIndexOf(wert);
    unterwegs.current.splice(0, eigenes === -1 ? Number.POSITIVE_INFINITY : eigenes + 1);
    if (eigenes === -1) editor.current?.open(wert);
  }, [wert]);
  useEffect(() => editor.current?.refresh());

  return (
    <div ref={rahmen} className={styles.ganzes}>
      {stand !== 'fehlt' && !alsMarkdown && (
        <Leiste editor={laeuft ? editor.current : null} fuer={id} onLink={openLink} />
      )}
      <div className={styles.rahmen}>
        <div ref={ort} hidden={!laeuft} />
        <textarea
          {...control}
          {...feld}
          ref={(element) => {
            feldRef.current = element;
            if (typeof feld?.ref === 'function') feld.ref(element);
          }}
          id={laeuft ? undefined : id}
          rows={rows}
          className={joinClasses(eingabe.eingabe, eingabe.mehrzeilig, styles.text)}
          data-ersetzt={laeuft ? '' : undefined}
          tabIndex={laeuft ? -1 : undefined}
          aria-hidden={laeuft || undefined}
          onFocus={() => editor.current?.focus()}
          value={wert}
          onChange={({ currentTarget: { value } }) => onWert(keepEnden(value, wert))}
        />
      </div>
      <div className={styles.fuss}>
        {!laeuft && (stand === 'fehlt' || alsMarkdown) && (
          <p>
            Absätze trennt eine leere Zeile. ## vor einer Zeile macht sie zur Überschrift, **so** wird fett,
            [Text](Adresse) wird ein Link.
          </p>
        )}
        {stand !== 'fehlt' && (
          <button type="button" aria-pressed={alsMarkdown} onClick={() => setAlsMarkdown(!alsMarkdown)}>
            Als Markdown bearbeiten
          </button>
        )}
      </div>
      {link && (
        <LinkWahl
          key={link.nummer}
          id={`${id}-link`}
          dialog={dialog}
          anfang={link}
          isErlaubt={isErlaubt.current}
          onWahl={(href, worte) => editor.current?.setLink(href, worte)}
        />
      )}
    </div>
  );
}

/** Of the element that is written in, as the text field has them. */
function buildAttribute(control: MarkdownEingabeProps['control'], label: string): Record<string, string> {
  const weitere = (['id', 'aria-describedby', 'aria-invalid', 'aria-required'] as const).flatMap((name) =>
    control[name] === undefined ? [] : [[name, String(control[name])]],
  );
  return {
    ...Object.fromEntries(weitere),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: joinClasses(eingabe.eingabe, text.text, styles.editor),
    spellcheck: 'true',
  };
}
