import type { UseFormReturn } from 'react-hook-form';
import type { FeldFehler } from '../schemas/formular.ts';
import type { Werte } from './werte.ts';

/**
 * What is wrong with the fields of one form, in the order of the page. Kept outside of React's state: a form has sixty
 * fields, and a key press shall draw anew the one whose message changed.
 */
export interface Meldungen {
  /** The same list until a message changes. */
  list: () => readonly FeldFehler[];
  find: (feld: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Also these, which are parts of a control and named after it: `daten/titel` stands after `daten`. */
  know: (felder: readonly string[]) => void;
  /** Reads the form again. */
  update: () => void;
  /** Until `release`, messages stay as they are: a message that comes or goes moves what stands below it. */
  hold: () => void;
  release: () => void;
}

/** Messages of `form` for these controls, in this order. */
export function createMeldungen(form: UseFormReturn<Werte>, bekannte: readonly string[]): Meldungen {
  let felder = bekannte;
  const listeners = new Set<() => void>();
  let liste = read();
  let isHeld = false;

  function read(): FeldFehler[] {
    return felder.flatMap((feld) => {
      const meldung = form.getFieldState(feld).error?.message;
      return typeof meldung === 'string' ? [{ feld, meldung }] : [];
    });
  }

  function update() {
    if (isHeld) return;
    const neu = read();
    const isEqual = ({ feld, meldung }: FeldFehler, index: number) =>
      liste[index]?.feld === feld && liste[index]?.meldung === meldung;
    if (neu.length === liste.length && neu.every(isEqual)) return;
    liste = neu;
    for (const listener of listeners) listener();
  }

  return {
    list: () => liste,
    find: (feld) => liste.find((eintrag) => eintrag.feld === feld)?.meldung,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    know(neue) {
      const teile = new Set(neue.filter((feld) => !felder.includes(feld)));
      felder = felder.flatMap((feld) => [feld, ...[...teile].filter((teil) => teil.startsWith(`${feld}/`))]);
    },
    update,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      update();
    },
  };
}
