import { Datenschutz } from './datenschutz.tsx';
import { FormSection } from './form-section.tsx';

interface DatenschutzAbschnittProps {
  /** How many sections the form has: this is the last one. */
  nummer: number;
  titel?: string;
  name?: string;
  link: string;
  mail: string;
}

/** The consent as the last section of a form. */
export function DatenschutzAbschnitt({
  nummer,
  titel = 'Datenschutz',
  name = 'datenschutz',
  link,
  mail,
}: DatenschutzAbschnittProps) {
  return (
    <FormSection nummer={nummer} von={nummer} titel={titel}>
      <Datenschutz name={name} link={link} mail={mail} />
    </FormSection>
  );
}
