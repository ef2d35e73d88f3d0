import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Failure, Field, FieldBox } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import type { FormField } from '@gm/shared/schemas/form-field';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { type ComponentProps, useState } from 'react';
import { TargetInput } from '../../links/target-input.tsx';
import { MarkdownInput } from '../../markdown/markdown-input.tsx';
import { CropChoice, type Crops } from '../../media/crop-choice.tsx';
import { DocumentChoice } from '../../media/document-choice.tsx';
import { type Focus, FocusChoice } from '../../media/focus-choice.tsx';
import { PhotoChoice } from '../../media/photo-choice.tsx';
import { listOptions } from '../values/list-options.ts';
import { type SchemaFieldProps, useSchemaContext } from '../values/schema-context.ts';
import { MomentInput } from './moment-input.tsx';

const readFocus = (value: unknown): Focus | null => {
  const { von_links, von_oben } = Object(value) as Partial<Focus>;
  return typeof von_links === 'number' && typeof von_oben === 'number' ? { von_links, von_oben } : null;
};
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** Empty text becomes undefined if the field is optional. */
const toValue = (text: string, { pflicht: required, name }: FormField) =>
  text === '' && !required && name !== '' ? undefined : text;

/** Parses a number; invalid input stays text, which the api rejects. */
const toFigure = (text: string) => {
  const figure = Number(text.replace(',', '.'));
  return text.trim() === '' ? undefined : Number.isNaN(figure) ? text : figure;
};

/** A text, number, date, select or checkbox. */
export function SchemaLine({ field, value, path }: SchemaFieldProps) {
  const { getId, getMessage, change } = useSchemaContext();
  const id = getId(path);
  const message = getMessage(path);
  const description = [field.hinweis && `${id}-hinweis`, message && `${id}-fehler`].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-describedby': description || undefined,
    'aria-invalid': message ? (true as const) : undefined,
  };
  if (field.art === 'haken') {
    return (
      <FieldBox message={message}>
        <Failure id={id} message={message} />
        <label className={joinClasses(tile.choice, tile.tile)}>
          <input
            {...control}
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(path, event.currentTarget.checked)}
          />
          <span>{field.titel}</span>
        </label>
      </FieldBox>
    );
  }
  return (
    <Field id={id} label={field.titel} required={field.pflicht} hint={field.hinweis ?? undefined} message={message}>
      <Input
        field={field}
        value={value}
        control={{ ...control, 'aria-required': field.pflicht }}
        onValue={(fresh) => change(path, fresh)}
      />
    </Field>
  );
}

interface InputProps {
  field: FormField;
  value: unknown;
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;
  onValue(value: unknown): void;
}

function Input({ field, value, control, onValue }: InputProps) {
  const context = useSchemaContext();
  const { references: crossReferences, image } = context;
  if (field.verweis === 'foto') {
    return (
      <PhotoChoice
        control={control}
        value={toText(value)}
        onValue={(file) => onValue(file || undefined)}
        onlyPhotos={field.nurFotos}
      />
    );
  }
  if (field.verweis === 'dokument') {
    return <DocumentChoice control={control} value={toText(value)} onValue={onValue} />;
  }
  if (field.art === 'punkt') {
    return image && <FocusChoice image={image} value={readFocus(value)} onValue={onValue} />;
  }
  if (field.art === 'zuschnitte') {
    return image && <CropChoice image={image} value={(value ?? {}) as Crops} onValue={onValue} />;
  }
  if (field.art === 'auswahl') {
    const possible = listOptions(field, context);
    // Keeps a value that is no longer among the options.
    const foreign =
      (typeof value === 'string' || typeof value === 'number') && !possible.some((one) => one.wert === value)
        ? [{ wert: value, text: toText(value) }]
        : [];
    const options = [...possible, ...foreign];
    return (
      <select
        {...control}
        className={joinClasses(input.input, input.medium)}
        value={toText(value)}
        onChange={({ currentTarget: { value } }) => onValue(options.find((one) => String(one.wert) === value)?.wert)}
      >
        <option value="">{field.pflicht ? 'Bitte wählen' : field.verweis ? 'keine Auswahl' : 'wie üblich'}</option>
        {options.map((one) => (
          <option key={one.wert} value={String(one.wert)}>
            {one.text}
          </option>
        ))}
      </select>
    );
  }
  if (field.art === 'absatz') {
    return (
      <textarea
        {...control}
        rows={4}
        className={joinClasses(input.input, input.multiline)}
        value={toText(value)}
        onChange={(event) => onValue(toValue(event.currentTarget.value, field))}
      />
    );
  }
  if (field.art === 'markdown') {
    return (
      <MarkdownInput
        control={control}
        label={field.titel}
        value={toText(value)}
        onValue={(text) => onValue(toValue(text, field))}
      />
    );
  }
  if (field.art === 'ziel') {
    return (
      <TargetInput
        control={control}
        label={field.titel}
        value={toText(value)}
        onValue={(text) => onValue(toValue(text, field))}
      />
    );
  }
  if (field.art === 'zeitpunkt') {
    return (
      <MomentInput
        control={control}
        label={field.titel}
        value={toText(value)}
        onValue={(text) => onValue(toValue(text, field))}
      />
    );
  }
  if (field.art === 'quelltext') return <SourceText value={value} control={control} onValue={onValue} />;
  if (field.art === 'zahl') return <Figure value={value} control={control} onValue={onValue} />;
  const isTag = field.art === 'tag';
  const suggestions = field.verweis === null ? [] : (crossReferences[field.verweis] ?? []);
  const list = suggestions.length > 0 ? `${control.id}-vorschlaege` : undefined;
  return (
    <>
      <input
        {...control}
        type={isTag ? 'date' : 'text'}
        list={list}
        // Full row: schema-field.module.css.
        data-titel={field.name === 'titel' ? '' : undefined}
        autoComplete="off"
        spellCheck={isTag ? undefined : true}
        className={joinClasses(input.input, isTag ? input.short : undefined)}
        value={toText(value)}
        onChange={(event) => onValue(toValue(event.currentTarget.value, field))}
      />
      {list && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one.wert} value={one.text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Keeps the typed text: "1," is an intermediate state of "1,5". */
function Figure({ value, control, onValue }: Omit<InputProps, 'field'>) {
  const [typed, setTyped] = useState('');
  const text = toFigure(typed) === value ? typed : toText(value).replace('.', ',');
  return (
    <input
      {...control}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={joinClasses(input.input, input.short)}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onValue(toFigure(value));
      }}
    />
  );
}

const writeJson = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** Null for invalid JSON. */
function readJson(text: string): { wert: unknown } | null {
  if (text.trim() === '') return { wert: undefined };
  try {
    return { wert: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** JSON editor for values without a detailed schema; applied when valid. */
function SourceText({ value, control, onValue }: Omit<InputProps, 'field'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? null : readJson(typed);
  const isUnfinished = typed !== null && parsed === null;
  const isTyped = typed !== null && (isUnfinished || writeJson(parsed?.wert) === writeJson(value));
  return (
    <>
      <textarea
        {...control}
        rows={4}
        spellCheck={false}
        className={joinClasses(input.input, input.multiline)}
        value={isTyped ? typed : writeJson(value)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const fresh = readJson(value);
          if (fresh) onValue(fresh.wert);
        }}
      />
      {isUnfinished && <p role="status">Noch nicht vollständig. Es gilt der letzte lesbare Stand.</p>}
    </>
  );
}
