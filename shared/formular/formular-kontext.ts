import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { FeldFehler } from '../schemas/formular.ts';
import { type Formular, feldId } from './use-formular.ts';

export const FormularKontext = createContext<Formular | null>(null);

/** Whether a condition around hides what stands here. */
export const VerborgenKontext = createContext(false);

/** The form a field stands in. Throws outside of `<FormularRahmen>`. */
export function useFormularKontext(): Formular {
  const formular = useContext(FormularKontext);
  if (!formular) throw new Error('A form control stands outside of <FormularRahmen>');
  return formular;
}

/** Refused fields of the form around, in the order of the page. */
export function useFehler(): readonly FeldFehler[] {
  const { subscribe, list } = useFormularKontext().meldungen;
  return useSyncExternalStore(subscribe, list, list);
}

function useMeldung(feld: string): string | undefined {
  const { subscribe, find } = useFormularKontext().meldungen;
  const read = () => find(feld);
  return useSyncExternalStore(subscribe, read, read);
}

/** What a control needs to be part of the form around it: its registration, its start value, its message. */
export function useFeld(name: string, hint?: string) {
  const formular = useFormularKontext();
  const id = feldId(formular.name, name);
  const meldung = useMeldung(name);
  const verborgen = useContext(VerborgenKontext);
  const { verborgene } = formular;
  useEffect(() => {
    if (!verborgen) return;
    verborgene.add(name);
    return () => void verborgene.delete(name);
  }, [verborgene, verborgen, name]);
  const beschreibung = [hint && `${id}-hinweis`, meldung && `${id}-fehler`].filter(Boolean).join(' ');
  return {
    id,
    meldung,
    startwert: formular.startwerte[name],
    control: {
      ...formular.form.register(name),
      id,
      'aria-describedby': beschreibung || undefined,
      'aria-invalid': meldung ? true : undefined,
    },
  };
}
