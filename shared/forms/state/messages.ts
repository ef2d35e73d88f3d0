import type { UseFormReturn } from 'react-hook-form';
import type { FieldError } from '../../schemas/form.ts';
import type { Values } from './values.ts';

/**
 * Error messages of a form's fields, in the order of the page. Outside of React's state: a form may have sixty fields,
 * and a key press must re-render only the one whose message changed.
 */
export interface Messages {
  /** Referentially stable until a message changes. */
  list: () => readonly FieldError[];
  find: (field: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Registers sub-fields named after their control: `daten/titel` is sorted after `daten`. */
  know: (fields: readonly string[]) => void;
  /** Reads the errors from the form again. */
  update: () => void;
  /** Freezes the messages until `release`: a message that appears or disappears shifts the content below it. */
  hold: () => void;
  release: () => void;
}

/** Messages of `form` for these controls, in this order. */
export function createMessages(form: UseFormReturn<Values>, known: readonly string[]): Messages {
  let fields = known;
  const listeners = new Set<() => void>();
  let list = read();
  let isHeld = false;

  function read(): FieldError[] {
    return fields.flatMap((field) => {
      const message = form.getFieldState(field).error?.message;
      return typeof message === 'string' ? [{ feld: field, meldung: message }] : [];
    });
  }

  function update() {
    if (isHeld) return;
    const fresh = read();
    const isEqual = ({ feld: field, meldung: message }: FieldError, index: number) =>
      list[index]?.feld === field && list[index]?.meldung === message;
    if (fresh.length === list.length && fresh.every(isEqual)) return;
    list = fresh;
    for (const listener of listeners) listener();
  }

  return {
    list: () => list,
    find: (field) => list.find((entry) => entry.feld === field)?.meldung,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    know(fresh) {
      const parts = new Set(fresh.filter((field) => !fields.includes(field)));
      fields = fields.flatMap((field) => [field, ...[...parts].filter((part) => part.startsWith(`${field}/`))]);
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
