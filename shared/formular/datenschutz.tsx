import { DATENSCHUTZ_TEILE } from '../schemas/zustimmungen.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { CheckboxTile } from './checkbox-tile.tsx';

const [anfang, erklaerung, mitte, ende] = DATENSCHUTZ_TEILE;

/** The consent every form needs. */
export function Datenschutz({ name, link, mail }: { name: string; link: string; mail: string }) {
  return (
    <CheckboxTile name={name} required>
      {anfang} <a href={link}>{erklaerung}</a> {mitte} <MailLink adresse={mail} /> {ende}
    </CheckboxTile>
  );
}
