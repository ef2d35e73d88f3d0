import { BILD_FELDER as LABEL } from './bild-felder-texte.ts';
import { FileField } from './file-field.tsx';
import { TextField } from './text-field.tsx';
import { useDatei } from './use-wert.ts';

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
