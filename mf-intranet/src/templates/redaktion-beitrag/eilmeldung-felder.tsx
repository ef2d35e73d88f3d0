import { EILMELDUNGSBEITRAG_FELDER as LABEL } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsbeitrag-felder';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';

/** What it says. */
export function EilmeldungFelder() {
  return (
    <>
      <TextField name="titel" label={LABEL.titel} required hint="Was ist los, und wo?" />
      <TextArea name="text" label={LABEL.text} rows={4} hint="Was ist zu tun? Zum Freigeben nötig." />
      <TextField
        name="link"
        label={LABEL.link}
        hint="Eine Adresse dieser Website, zum Beispiel /kontakt/, oder eine mit https://"
      />
    </>
  );
}
