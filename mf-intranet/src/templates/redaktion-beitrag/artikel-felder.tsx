import { ARTIKELBEITRAG_FELDER as LABEL } from '@gm/shared/bereiche/aktuelles/artikelbeitrag-felder';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import type { Beitrag } from '@gm/shared/schemas/redaktion';

/** What it says. */
export function ArtikelFelder({ beitrag: { rubriken } }: { beitrag: Beitrag }) {
  return (
    <>
      <TextField name="titel" label={LABEL.titel} required hint="Steht als Überschrift und in allen Listen." />
      <SelectField name="rubrik" label={LABEL.rubrik} optionen={rubriken} hint="Zum Freigeben nötig." />
      <TextArea
        name="einleitung"
        label={LABEL.einleitung}
        rows={3}
        hint="Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen."
      />
      <RichTextField name="text" label={LABEL.text} hint="Zum Freigeben nötig." />
      <SelectField
        name="highlight"
        label={LABEL.highlight}
        leer="unter „Weitere Meldungen“"
        optionen={[{ wert: '1', text: 'unter „Topthemen“' }]}
      />
    </>
  );
}
