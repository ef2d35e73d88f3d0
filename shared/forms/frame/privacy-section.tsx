import { FormSection } from './form-section.tsx';
import { Privacy } from './privacy.tsx';

interface PrivacySectionProps {
  /** Number of the section, which is the last. */
  nummer: number;
  titel?: string;
  name?: string;
  link: string;
  mail: string;
}

/** The privacy consent as the last section of a form. */
export function PrivacySection({
  nummer: num,
  titel: title = 'Datenschutz',
  name = 'datenschutz',
  link,
  mail,
}: PrivacySectionProps) {
  return (
    <FormSection nummer={num} von={num} titel={title}>
      <Privacy name={name} link={link} mail={mail} />
    </FormSection>
  );
}
