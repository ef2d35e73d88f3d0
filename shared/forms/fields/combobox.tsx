import {
  type ChangeEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatCount } from '../../format/count.ts';
import { Character } from '../../ui/character.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useField, useFormContext } from '../state/form-context.ts';
import { useValue } from '../state/use-value.ts';
import styles from './combobox.module.css';
import { Field, type FieldProps } from './field.tsx';
import { findOptions, prepare } from './find-options.ts';
import input from './input.module.css';
import type { Option } from './option.ts';

/** Rendering more would delay key presses, and users type another letter rather than scroll. */
const SHOWN = 50;

interface ComboboxProps extends FieldProps {
  options: readonly Exclude<Option, string>[];
}

/**
 * Selects one of many options by typing (ARIA authoring practices: combobox with list autocomplete). Without JavaScript
 * it is a native select.
 */
export function Combobox({ name, label, required, optional, hint, options }: ComboboxProps) {
  const { form, noteChange } = useFormContext();
  const { id, meldung: message, startwert: initialValue, control } = useField(name, hint);
  const { ref, name: _name, onBlur, onChange: _onChange, ...attribute } = control;
  const listId = useId();
  const entries = useMemo(() => prepare(options), [options]);
  const value = useValue(name);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // Deferred: the typed letter is rendered before the list.
  const wanted = useDeferredValue(open ? text : null);
  const found = useMemo(() => (wanted === null ? [] : findOptions(entries, wanted)), [entries, wanted]);
  const shown = found.slice(0, SHOWN);

  // Drafts and resetting the form change the value from outside.
  useEffect(() => {
    const chosen = entries.find((entry) => entry.wert === String(value ?? ''));
    if (chosen) setText(chosen.text);
  }, [value, entries]);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    // Block body: newer browsers return a promise, which React would treat as a clean-up function.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function set(fresh: string) {
    if (fresh === String(form.getValues(name) ?? '')) return;
    form.setValue(name, fresh);
    noteChange(name);
  }

  function choose(entry: (typeof entries)[number] | undefined) {
    if (!entry) return;
    setText(entry.text);
    set(entry.wert);
    setOpen(false);
    setActive(-1);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    setText(typed);
    setOpen(true);
    setActive(-1);
    set(entries.find((entry) => entry.text === typed)?.wert ?? '');
  }

  /** The matches for the current text: arrow keys and Enter may come before the deferred list has updated. */
  const listTyped = () => findOptions(entries, text).slice(0, SHOWN);

  function taste(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      const count = listTyped().length || 1;
      setActive((current) => (current === -1 && step === -1 ? count - 1 : (current + step + count) % count));
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      choose(listTyped()[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <Field id={id} label={label} required={required} optional={optional} hint={hint} message={message}>
      {/* Not `defaultValue`: for a hidden input value and default are the same, and React would reset it on every
          render. */}
      <input type="hidden" ref={ref} name={ready ? name : undefined} value={String(value ?? '')} />
      <noscript>
        <select name={name} className={input.input} defaultValue={initialValue ?? ''} aria-label={label}>
          <option value="">Bitte wählen</option>
          {entries.map((entry) => (
            <option key={entry.wert} value={entry.wert}>
              {entry.text}
            </option>
          ))}
        </select>
      </noscript>
      <div className={styles.combobox}>
        <input
          {...attribute}
          type="text"
          role="combobox"
          className={joinClasses(input.input)}
          value={text}
          // The name of an entry is no value: until there is code, the shell holds the form.
          data-held={ready ? undefined : ''}
          autoComplete="off"
          spellCheck={false}
          aria-required={required}
          aria-expanded={open}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          onChange={type}
          onKeyDown={taste}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            setOpen(false);
            return onBlur(event);
          }}
        />
        <Character d="m6 9 6 6 6-6" />
        <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!open}>
          {shown.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text field, as the pattern has it
            <div
              // Keyed by index, because the entries change with every letter while the lines can be reused.
              key={index}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              // Keeps the focus in the text field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(entry)}
            >
              {entry.text}
            </div>
          ))}
          {wanted !== null && shown.length === 0 && (
            <div role="option" aria-selected={false} aria-disabled="true" tabIndex={-1} className={styles.empty}>
              Kein Eintrag gefunden
            </div>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">
            {wanted !== null &&
              `${formatCount(found.length, 'Eintrag', 'Einträge')} gefunden${found.length > SHOWN ? `, ${SHOWN} werden gezeigt` : ''}`}
          </span>
        </VisuallyHidden>
      </div>
    </Field>
  );
}
