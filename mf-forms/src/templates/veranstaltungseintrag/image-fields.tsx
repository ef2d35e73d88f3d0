import { VERANSTALTUNG_FIELDS as LABEL } from '@gm/shared/areas/veranstaltungen/veranstaltung-fields';
import { FileField } from '@gm/shared/forms/fields/file-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useFile } from '@gm/shared/forms/state/use-value';

/** A picture requires an alternative text and its author. */
export function ImageFields() {
  const { lostFiles } = useFormContext();
  const chosen = useFile('bild') !== undefined || lostFiles.includes('bild');
  return (
    <>
      <FileField name="bild" label={LABEL.bild} />
      <TextField name="bildtext" label={LABEL.bildtext} required={chosen} hint="Was ist auf dem Bild zu sehen?" />
      <TextField
        name="bildcopyright"
        label={LABEL.bildcopyright}
        required={chosen}
        hint="Wer hat das Bild aufgenommen?"
      />
    </>
  );
}
