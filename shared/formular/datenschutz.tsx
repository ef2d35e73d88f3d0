import { DATENSCHUTZ_TEILE } from '../schemas/zustimmungen.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { CheckboxTile } from './checkbox-tile.tsx';

interface DatenschutzProps {
  name: string;
  link: string;
  mail: string;
  /** Other words than those of most forms. */
  teile?: readonly [anfang: string, erklaerung: string, mitte: string, ende: string];
}

/** The consent every form needs. */
export function Datenschutz({ name, link, mail, teile = DATENSCHUTZ_TEILE }: DatenschutzProps) {
  const [anfang, erklaerung, mitte, ende] = teile;
  return (
    <CheckboxTile name={name} required>
      {anfang} <a href={link}>{erklaerung}</a> {mitte} <MailLink adresse={mail} /> {ende}
    </CheckboxTile>
  );
}
