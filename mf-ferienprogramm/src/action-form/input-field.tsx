import type { Page } from '@gm/shared/contract';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { isAbout } from './operation-form.tsx';

interface InputFieldProps {
  seite: Page;
  template: string;
  /** Fixed values of the surrounding form. */
  fixed: Record<string, string>;
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  preset?: string;
  width?: 'short' | 'medium';
  /** For amounts and telephone numbers. */
  inputMode?: 'decimal' | 'numeric' | 'tel';
  type?: 'email';
  autoComplete?: string;
  /** Number of lines of a multi-line field. */
  lines?: number;
}

/** A text field in a plain form; shows its value and errors after a failed submission. */
export function InputField({
  seite: page,
  template,
  fixed,
  name,
  label,
  required,
  hint,
  preset = '',
  width,
  inputMode,
  type,
  autoComplete = 'off',
  lines,
}: InputFieldProps) {
  const id = [template, ...Object.values(fixed), name].join('-').replaceAll(/[^\w-]/g, '-');
  const back = isAbout(page, template, fixed) && page.formular?.status === 'error' ? page.formular : null;
  const message = back?.fehler.find(({ feld: field }) => field === name)?.meldung;
  const typed = back?.werte[name];
  const control = {
    id,
    name,
    defaultValue: typeof typed === 'string' ? typed : preset,
    autoComplete,
    'aria-required': required,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': [hint && `${id}-hinweis`, message && `${id}-fehler`].filter(Boolean).join(' ') || undefined,
    className: joinClasses(input.input, width && input[width], lines ? input.multiline : undefined),
  };
  return (
    <Field id={id} label={label} message={message} {...(required ? { required } : {})} {...(hint ? { hint } : {})}>
      {lines ? <textarea {...control} rows={lines} /> : <input {...control} inputMode={inputMode} type={type} />}
    </Field>
  );
}
