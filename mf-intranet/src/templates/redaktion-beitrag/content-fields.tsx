import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { CONTENT_FIELDS as LABEL } from '@gm/shared/schemas/editor/editorial-content-fields';
import { Check } from '../../entry-form/checks/check.tsx';
import { SchemaValue } from '../../entry-form/fields/schema-value.tsx';
import styles from '../../entry-form/preview/preview.module.css';
import { Preview } from '../../entry-form/preview/preview.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { FileReplace } from '../../media/file-replace.tsx';
import { Incoming, Move } from './cross-references.tsx';

/** Fields of a content entry: those of its schema, and its text. */
export function ContentFields({
  contribution: { inhalt: content, version, werte: values },
}: {
  contribution: Contribution;
}) {
  if (!content) return null;
  const key = String(values.schluessel ?? '');
  const {
    adresse: address,
    art: kind,
    barrieren: barriers,
    bild: image,
    formular: form,
    hatVorschau: hasPreview,
    hierher: incoming,
    mitText: withText,
    textPflicht: textRequired,
    umzug: move,
    verweise: crossReferences,
  } = content;
  const isNew = version === 0 && !key;
  const fields = (
    <>
      <HiddenField name="art" />
      {address === null ? (
        <HiddenField name="schluessel" />
      ) : (
        <TextField
          name="schluessel"
          label={LABEL.schluessel}
          hint={
            address === '/'
              ? 'Zum Beispiel /klima-umwelt/baeume/. Bleibt das Feld leer, entsteht sie aus dem Titel.'
              : 'Bleibt das Feld leer, entsteht sie aus dem Titel.'
          }
        />
      )}
      {move && <Move from={move} />}
      <SchemaValue name="daten" field={form} references={crossReferences} image={image} isNew={isNew} />
      {withText && <MarkdownField name="text" label={LABEL.text} required={textRequired} rows={12} />}
      {image && <FileReplace file={key} />}
      <Check form={form} isNew={isNew} />
      <Incoming art={kind} hierher={incoming} />
    </>
  );
  if (!hasPreview) return fields;
  return (
    <div className={styles.pair}>
      <div className={styles.column}>{fields}</div>
      <Preview kind={kind} barriers={barriers} />
    </div>
  );
}
