import { FormSection } from './form-section.tsx';
import { Privacy } from './privacy.tsx';

interface PrivacySectionProps {
  /** Number of the section, which is the last. */
  number: number;
  title?: string;
  name?: string;
  link: string;
  mail: string;
}

/** The privacy consent as the last section of a form. */
export function PrivacySection({
  number: num,
  title = 'Datenschutz',
  name = 'datenschutz',
  link,
  mail,
}: PrivacySectionProps) {
  return (
    <FormSection number={num} from={num} title={title}>
      <Privacy name={name} link={link} mail={mail} />
    </FormSection>
  );
}
