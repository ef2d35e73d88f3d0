import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { FieldError } from '../../schemas/form.ts';
import { type Form, fieldId } from './use-form.ts';

export const FormContext = createContext<Form | null>(null);

/** Whether a surrounding condition hides the content. */
export const HiddenContext = createContext(false);

/** The form around a field. Throws outside of `<FormFrame>`. */
export function useFormContext(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form control stands outside of <FormularRahmen>');
  return form;
}

/** Invalid fields of the surrounding form, in the order of the page. */
export function useError(): readonly FieldError[] {
  const { subscribe, list } = useFormContext().messages;
  return useSyncExternalStore(subscribe, list, list);
}

function useMessage(field: string): string | undefined {
  const { subscribe, find } = useFormContext().messages;
  const read = () => find(field);
  return useSyncExternalStore(subscribe, read, read);
}

/** Connects a control to the surrounding form: its registration, initial value and message. */
export function useField(name: string, hint?: string) {
  const form = useFormContext();
  const id = fieldId(form.name, name);
  const message = useMessage(name);
  const isHidden = useContext(HiddenContext);
  const { hidden } = form;
  useEffect(() => {
    if (!isHidden) return;
    hidden.add(name);
    return () => void hidden.delete(name);
  }, [hidden, isHidden, name]);
  const description = [hint && `${id}-hinweis`, message && `${id}-fehler`].filter(Boolean).join(' ');
  return {
    id,
    meldung: message,
    startwert: form.initialValues[name],
    control: {
      ...form.form.register(name),
      id,
      'aria-describedby': description || undefined,
      'aria-invalid': message ? true : undefined,
    },
  };
}
