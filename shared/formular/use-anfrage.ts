import { describeFailure } from './fehlschlag.tsx';
import { type FormularOptionen, useFormular } from './use-formular.ts';

interface AnfrageOptionen extends Omit<FormularOptionen, 'aktion' | 'felder'> {
  options: { aktion: string; kontaktMail: string };
  /** Labels of the controls in the order of the page. */
  label: Readonly<Record<string, string>>;
}

/** A form that goes to an office: what its frame needs, and where to write to while it does not work. */
export function useAnfrage({ options, label, ...rest }: AnfrageOptionen) {
  const mail = options.kontaktMail || rest.seite.gemeinde.email;
  const formular = useFormular({ ...rest, aktion: options.aktion, felder: Object.keys(label) });
  return { mail, rahmen: { formular, fehlschlag: describeFailure(mail) } };
}
