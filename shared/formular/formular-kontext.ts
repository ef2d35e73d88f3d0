import { createContext, useContext } from 'react';
import { type Formular, feldId } from './use-formular.ts';

export const FormularKontext = createContext<Formular | null>(null);

export function useFormularKontext(): Formular {
  const formular = useContext(FormularKontext);
  if (!formular) throw new Error('A form control stands outside of <FormularRahmen>');
  return formular;
}

/** What a control needs to be part of the form around it: its registration, its start value, its message. */
export function useFeld(name: string, hint?: string) {
  const formular = useFormularKontext();
  const id = feldId(formular.name, name);
  const meldung = formular.fehler.find(({ feld }) => feld === name)?.meldung;
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
