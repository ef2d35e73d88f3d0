import { PRIVACY_PARTS } from '../../schemas/consents.ts';
import { MailLink } from '../../ui/mail-link.tsx';
import { CheckboxTile } from '../fields/checkbox-tile.tsx';

interface PrivacyProps {
  name: string;
  link: string;
  mail: string;
  /** Wording that differs from the default. */
  parts?: readonly [anfang: string, erklaerung: string, mitte: string, ende: string];
}

/** The privacy consent that every form needs. */
export function Privacy({ name, link, mail, parts = PRIVACY_PARTS }: PrivacyProps) {
  const [beginning, declaration, middle, end] = parts;
  return (
    <CheckboxTile name={name} required>
      {beginning} <a href={link}>{declaration}</a> {middle} <MailLink address={mail} /> {end}
    </CheckboxTile>
  );
}
