import { useEffect, useState } from 'react';
import { takeFile } from '../send/content.ts';
import { useFormContext } from './form-context.ts';

/**
 * Current value of a control of the surrounding form; re-renders on change. Starts with the server-rendered value, and
 * picks up input typed before hydration right afterwards.
 */
export function useValue(name: string): unknown {
  const { form, initialValues } = useFormContext();
  const [value, setValue] = useState<unknown>(initialValues[name]);
  useEffect(() => {
    let isGone = false;
    // The form mounts after its controls, and does not announce their initial values.
    queueMicrotask(() => {
      if (!isGone) setValue(form.getValues(name));
    });
    const unsubscribe = form.subscribe({
      name,
      formState: { values: true },
      callback: ({ values }) => setValue(values[name]),
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, [form, name]);
  return value;
}

/** The file of a control of the surrounding form. */
export function useFile(name: string): File | undefined {
  const file = takeFile(useValue(name));
  return file instanceof File ? file : undefined;
}
