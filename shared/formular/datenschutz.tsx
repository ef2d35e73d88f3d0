import { MailLink } from '../ui/mail-link.tsx';
import { CheckboxTile } from './checkbox-tile.tsx';

/** The consent every form needs. */
export function Datenschutz({ name, link, mail }: { name: string; link: string; mail: string }) {
  return (
    <CheckboxTile name={name} required>
      Ich habe die <a href={link}>Datenschutzerklärung</a> gelesen. Meine Angaben werden nur für diesen Zweck
      gespeichert. Die Einwilligung kann ich jederzeit per E-Mail an <MailLink adresse={mail} /> widerrufen.
    </CheckboxTile>
  );
}
