import { useEffect, useState } from 'react';
import { useFormularKontext } from './formular-kontext.ts';
import { takeFile } from './inhalt.ts';

/**
 * What a control of the form around holds at the moment; renders again when it changes. Begins with what the server
 * rendered, and knows what was typed before hydration right after it.
 */
export function useWert(name: string): unknown {
  const { form, startwerte } = useFormularKontext();
  const [wert, setWert] = useState<unknown>(startwerte[name]);
  useEffect(() => {
    let isGone = false;
    // The form is mounted after its controls, and says nothing of them before.
    queueMicrotask(() => {
      if (!isGone) setWert(form.getValues(name));
    });
    const unsubscribe = form.subscribe({
      name,
      formState: { values: true },
      callback: ({ values }) => setWert(values[name]),
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [form, name]);
  return wert;
}

/** The file a control of the form around holds. */
export function useDatei(name: string): File | undefined {
  const datei = takeFile(useWert(name));
  return datei instanceof File ? datei : undefined;
}
