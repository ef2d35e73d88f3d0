import { useError, useFormContext } from '@gm/shared/forms/state/form-context';
import { fieldId } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import type { CrossReferences, FormField } from '@gm/shared/schemas/form-field';
import type { Picture } from '@gm/shared/schemas/image';
import { Redo2, Undo2 } from 'lucide-react';
import { useVorlagen } from '../blocks/use-vorlagen.ts';
import { changeAt } from '../values/change-at.ts';
import { readAt } from '../values/move-at.ts';
import { parseValue } from '../values/parse-value.ts';
import { SchemaContext, type SchemaContextValue } from '../values/schema-context.ts';
import { useHistory } from '../values/use-history.ts';
import styles from './schema-field.module.css';
import { SchemaField, SchemaFields } from './schema-field.tsx';

const splitPath = (path: string) => (path === '' ? [] : path.split('/'));

interface SchemaValueProps {
  /** Name of the form field with the value as JSON. */
  name: string;
  field: FormField;
  references: CrossReferences;
  image?: Picture | null;
  /** Not stored yet. */
  isNew?: boolean;
}

/** A form field with a JSON value, edited by controls from its schema; messages refer to them as `name/path`. */
export function SchemaValue({
  name,
  field,
  references: crossReferences,
  image = null,
  isNew = false,
}: SchemaValueProps) {
  const form = useFormContext();
  const vorlagen = useVorlagen(field.felder.some(({ eintrag: entry }) => entry?.art === 'baustein'));
  const messages = new Map(useError().map((error) => [error.feld, error.meldung]));
  const json = useValue(name);
  const value = parseValue(json);
  const write = (fresh: string) => {
    form.form.setValue(name, fresh, { shouldDirty: true });
    form.noteChange(name);
  };
  const history = useHistory(() => String(form.form.getValues(name) ?? ''), write);
  const context: SchemaContextValue = {
    getId: (path) => fieldId(form.name, `${name}/${path}`),
    getMessage: (path) => messages.get(`${name}/${path}`),
    hasMessageUnder: (path) => [...messages.keys()].some((field) => field.startsWith(`${name}/${path}/`)),
    references: crossReferences,
    image,
    isNew,
    templates: vorlagen,
    read: (path = '') => readAt(parseValue(form.form.getValues(name)), splitPath(path)),
    change(path, fresh) {
      history.note(path);
      // Recent input may not be rendered yet.
      const current = parseValue(form.form.getValues(name));
      write(JSON.stringify(changeAt(current, splitPath(path), fresh)));
      form.form.clearErrors(`${name}/${path}`);
    },
  };
  return (
    <SchemaContext value={context}>
      {/* Not <HiddenField>: for a hidden input, value and defaultValue are the same attribute, which React would
          reset. */}
      <input {...form.form.register(name)} type="hidden" value={typeof json === 'string' ? json : ''} />
      <div className={styles.history}>
        <button type="button" disabled={!history.canUndo} onClick={history.undo}>
          <Undo2 aria-hidden="true" /> Rückgängig
        </button>
        <button type="button" disabled={!history.canRedo} onClick={history.redo}>
          <Redo2 aria-hidden="true" /> Wiederholen
        </button>
      </div>
      <div className={styles.fields}>
        {field.art === 'gruppe' ? (
          <SchemaFields field={field} value={value} path="" />
        ) : (
          <SchemaField field={{ ...field, titel: 'Angaben' }} value={value} path="" />
        )}
      </div>
    </SchemaContext>
  );
}
