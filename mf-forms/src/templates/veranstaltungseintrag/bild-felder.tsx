import { VERANSTALTUNG_FELDER as LABEL } from '@gm/shared/bereiche/veranstaltungen/veranstaltung-felder';
import { FileField } from '@gm/shared/formular/file-field';
import { TextField } from '@gm/shared/formular/text-field';
import { useDatei } from '@gm/shared/formular/use-wert';

/** A picture wants words for those who do not see it, and the name of who took it. */
export function BildFelder() {
  const gewaehlt = useDatei('bild') !== undefined;
  return (
    <>
      <FileField name="bild" label={LABEL.bild} />
      <TextField name="bildtext" label={LABEL.bildtext} required={gewaehlt} hint="Was ist auf dem Bild zu sehen?" />
      <TextField
        name="bildcopyright"
        label={LABEL.bildcopyright}
        required={gewaehlt}
        hint="Wer hat das Bild aufgenommen?"
      />
    </>
  );
}
