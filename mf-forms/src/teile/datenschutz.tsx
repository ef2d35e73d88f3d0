import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { MailLink } from '@gm/shared/ui/mail-link';

/** The consent every form needs. */
export function Datenschutz({ name, link, mail }: { name: string; link: string; mail: string }) {
  return (
    <CheckboxTile name={name} required>
      Ich habe die <a href={link}>Datenschutzerklärung</a> gelesen. Meine Angaben werden nur für diesen Zweck
      gespeichert. Die Einwilligung kann ich jederzeit per E-Mail an <MailLink adresse={mail} /> widerrufen.
    </CheckboxTile>
  );
}
