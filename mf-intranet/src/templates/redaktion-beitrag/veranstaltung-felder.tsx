import { VERANSTALTUNGSBEITRAG_FELDER as LABEL } from '@gm/shared/bereiche/veranstaltungen/veranstaltungsbeitrag-felder';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { Combobox } from '@gm/shared/formular/combobox';
import { DateField } from '@gm/shared/formular/date-field';
import { RichTextField } from '@gm/shared/formular/rich-text-field';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { kalender } from './kalender.ts';

/** What it says. */
export function VeranstaltungFelder({ beitrag: { rubriken, veranstalter } }: { beitrag: Beitrag }) {
  return (
    <>
      <TextField name="titel" label={LABEL.titel} required />
      <CheckboxGroup
        name="veranstaltungen_rubrik"
        label={LABEL.veranstaltungen_rubrik}
        nebeneinander
        optionen={rubriken}
        hint="Zum Freigeben nötig."
      />
      <TextArea name="einleitung" label={LABEL.einleitung} rows={3} hint="Ein oder zwei Sätze für die Listen." />
      <RichTextField name="text" label={LABEL.text} hint="Zum Freigeben nötig." />
      <Combobox
        name="veranstalter_brancheneintrag_zuordnung"
        label={LABEL.veranstalter_brancheneintrag_zuordnung}
        optionen={veranstalter}
        hint="Tippen Sie die ersten Buchstaben. Die Veranstaltung steht dann auch auf der Seite des Eintrags."
      />
      <TextField
        name="veranstalter"
        label={LABEL.veranstalter}
        hint="Nur wenn der Veranstalter nicht im Verzeichnis steht"
      />
      <TextField name="eintritt" label={LABEL.eintritt} hint="Zum Beispiel: 8 Euro, ermäßigt 5 Euro" />
      <TextField
        name="veranstaltungsort"
        label={LABEL.veranstaltungsort}
        hint="Zum Beispiel: Turn- und Festhalle, Schulstraße 5. Zum Freigeben nötig."
      />
      <div className={blatt.paar}>
        <DateField name="datum_von" label={LABEL.datum_von} hint="Zum Freigeben nötig." kalender={kalender} />
        <DateField name="datum_bis" label={LABEL.datum_bis} hint="Leer: am selben Tag" kalender={kalender} />
      </div>
      <div className={blatt.paar}>
        <TextField name="zeit_von" label={LABEL.zeit_von} hint="Zum Beispiel 09:00" breite="kurz" />
        <TextField name="zeit_bis" label={LABEL.zeit_bis} hint="Zum Beispiel 15:00" breite="kurz" />
      </div>
      <TextField name="link" label={LABEL.link} type="url" hint="Die ganze Adresse mit https://" />
      <TextField name="linktext" label={LABEL.linktext} hint="Wie der Link heißen soll" />
    </>
  );
}
