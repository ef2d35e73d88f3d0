import { ChevronDown } from 'lucide-react';
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
import { joinClasses } from '../ui/join-classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './combobox.module.css';
import eingabe from './eingabe.module.css';
import { Feld, type FeldProps } from './feld.tsx';
import { findOptionen, prepare } from './find-optionen.ts';
import { useFeld, useFormularKontext } from './formular-kontext.ts';
import type { Option } from './option.ts';
import { useWert } from './use-wert.ts';

/** Drawing more takes longer than a key press may, and nobody reads on: they type another letter. */
const GEZEIGT = 50;

interface ComboboxProps extends FeldProps {
  optionen: readonly Exclude<Option, string>[];
}

/**
 * One of very many choices, found by typing (ARIA authoring practices: combobox with list autocomplete). Without
 * JavaScript it is the browser's own list.
 */
export function Combobox({ name, label, required, wahlweise, hint, optionen }: ComboboxProps) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung, startwert, control } = useFeld(name, hint);
  const { ref, name: _name, onBlur, onChange: _onChange, ...attribute } = control;
  const listeId = useId();
  const eintraege = useMemo(() => prepare(optionen), [optionen]);
  const wert = useWert(name);
  const [text, setText] = useState('');
  const [offen, setOffen] = useState(false);
  const [aktiv, setAktiv] = useState(-1);
  const [bereit, setBereit] = useState(false);
  const liste = useRef<HTMLDivElement>(null);
  // The letter comes first, the list behind it.
  const gesucht = useDeferredValue(offen ? text : null);
  const gefunden = useMemo(() => (gesucht === null ? [] : findOptionen(eintraege, gesucht)), [eintraege, gesucht]);
  const gezeigt = gefunden.slice(0, GEZEIGT);

  // Drafts, and the way back to an empty form, change the value from outside.
  useEffect(() => {
    const gewaehlt = eintraege.find((eintrag) => eintrag.wert === String(wert ?? ''));
    if (gewaehlt) setText(gewaehlt.text);
  }, [wert, eintraege]);
  useEffect(() => setBereit(true), []);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for a clean-up.
    liste.current?.children[aktiv]?.scrollIntoView({ block: 'nearest' });
  }, [aktiv]);

  function set(neu: string) {
    if (neu === String(form.getValues(name) ?? '')) return;
    form.setValue(name, neu);
    noteChange(name);
  }

  function choose(eintrag: (typeof eintraege)[number] | undefined) {
    if (!eintrag) return;
    setText(eintrag.text);
    set(eintrag.wert);
    setOffen(false);
    setAktiv(-1);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const getippt = event.currentTarget.value;
    setText(getippt);
    setOffen(true);
    setAktiv(-1);
    set(eintraege.find((eintrag) => eintrag.text === getippt)?.wert ?? '');
  }

  /** What stands in the list once it has caught up: fast fingers press the arrow and Enter before that. */
  const listGetippte = () => findOptionen(eintraege, text).slice(0, GEZEIGT);

  function taste(event: KeyboardEvent) {
    const schritt = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (schritt !== undefined) {
      event.preventDefault();
      setOffen(true);
      const anzahl = listGetippte().length || 1;
      setAktiv((bisher) => (bisher === -1 && schritt === -1 ? anzahl - 1 : (bisher + schritt + anzahl) % anzahl));
    } else if (event.key === 'Enter' && offen && aktiv >= 0) {
      event.preventDefault();
      choose(listGetippte()[aktiv]);
    } else if (event.key === 'Escape' && offen) {
      event.preventDefault();
      event.stopPropagation();
      setOffen(false);
    }
  }

  return (
    <Feld id={id} label={label} required={required} wahlweise={wahlweise} hint={hint} meldung={meldung}>
      {/* Not `defaultValue`: a hidden control's value is its default, which React would put back with every render. */}
      <input type="hidden" ref={ref} name={bereit ? name : undefined} value={String(wert ?? '')} />
      <noscript>
        <select name={name} className={eingabe.eingabe} defaultValue={startwert ?? ''} aria-label={label}>
          <option value="">Bitte wählen</option>
          {eintraege.map((eintrag) => (
            <option key={eintrag.wert} value={eintrag.wert}>
              {eintrag.text}
            </option>
          ))}
        </select>
      </noscript>
      <div className={styles.combobox}>
        <input
          {...attribute}
          type="text"
          role="combobox"
          className={joinClasses(eingabe.eingabe)}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-required={required}
          aria-expanded={offen}
          aria-autocomplete="list"
          aria-controls={listeId}
          aria-activedescendant={aktiv >= 0 ? `${listeId}-${aktiv}` : undefined}
          onChange={type}
          onKeyDown={taste}
          onClick={() => setOffen(true)}
          onBlur={(event) => {
            setOffen(false);
            return onBlur(event);
          }}
        />
        <ChevronDown aria-hidden="true" />
        <div ref={liste} id={listeId} role="listbox" aria-label={label} className={styles.liste} hidden={!offen}>
          {gezeigt.map((eintrag, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text field, as the pattern has it
            <div
              // Not the entry: with every letter the list holds others, and its lines stay.
              key={index}
              id={`${listeId}-${index}`}
              role="option"
              aria-selected={index === aktiv}
              tabIndex={-1}
              // The text field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(eintrag)}
            >
              {eintrag.text}
            </div>
          ))}
          {gesucht !== null && gezeigt.length === 0 && (
            <div role="option" aria-selected={false} aria-disabled="true" tabIndex={-1} className={styles.leer}>
              Kein Eintrag gefunden
            </div>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">
            {gesucht !== null &&
              `${gefunden.length} Einträge gefunden${gefunden.length > GEZEIGT ? `, ${GEZEIGT} werden gezeigt` : ''}`}
          </span>
        </VisuallyHidden>
      </div>
    </Feld>
  );
}
