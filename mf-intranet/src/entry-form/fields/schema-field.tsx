import { listBlockFields, readBlock } from '@gm/shared/blocks/block';
import { findMismatched } from '@gm/shared/blocks/find-mismatched';
import { FieldGroup } from '@gm/shared/forms/fields/field';
import type { FormField } from '@gm/shared/schemas/form-field';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { findVorlage, nameBlock } from '../blocks/block.ts';
import { describeSlot } from '../blocks/describe-slot.ts';
import { mendBlock } from '../blocks/mend-block.ts';
import { MismatchedBlock } from '../blocks/mismatched.tsx';
import { PieceCopy, PieceExtra } from '../blocks/piece-extra.tsx';
import { ListButtons } from '../lists/list-buttons.tsx';
import { useList } from '../lists/use-list.ts';
import { isDeviations, isWeek } from '../times/find-times.ts';
import '../times/times.module.css';
import { buildFormField } from '../values/build-form-field.ts';
import { nameValue } from '../values/change-at.ts';
import { listOptions } from '../values/list-options.ts';
import {
  joinPath,
  SchemaContext,
  type SchemaContextValue,
  type SchemaFieldProps,
  useSchemaContext,
  type Vorlagen,
} from '../values/schema-context.ts';
import styles from './schema-field.module.css';
import { SchemaLine } from './schema-line.tsx';

/** Few kinds have opening times. */
const WeekGrid = lazy(() => import('../times/week-grid.tsx'));
const DeviationList = lazy(() => import('../times/deviation-list.tsx'));

/** Longer lists are collapsed to ease finding an entry; in new content all entries are open. */
const OPEN_UNTIL = 2;

const readPart = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** For lazy parts: the server renders at once and cannot wait for them. */
function Late({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere && <Suspense fallback={null}>{children}</Suspense>;
}

/** Control for a value described by a schema; groups and lists are nested. */
export function SchemaField({ field, value, path }: SchemaFieldProps) {
  if (field.art === 'gruppe') return <SchemaGroup field={field} value={value} path={path} />;
  if (isWeek(field)) {
    return (
      <SchemaFrame field={field} path={path}>
        <Late>
          <WeekGrid value={value} path={path} required={field.pflicht} />
        </Late>
      </SchemaFrame>
    );
  }
  if (isDeviations(field)) {
    return (
      <SchemaFrame field={field} path={path}>
        <Late>
          <DeviationList field={field} value={value} path={path} />
        </Late>
      </SchemaFrame>
    );
  }
  if (field.art === 'liste') return <SchemaList field={field} value={value} path={path} />;
  if (field.art === 'baustein') return <SchemaPiece value={value} path={path} />;
  return <SchemaLine field={field} value={value} path={path} />;
}

/** The fields of a group without a frame; rarely used ones are collapsed below. */
export function SchemaFields({ field, value, path }: SchemaFieldProps) {
  const { getMessage, hasMessageUnder, isNew } = useSchemaContext();
  const at = ({ name }: FormField) => joinPath(path, name);
  const render = (inner: FormField) => (
    <SchemaField key={inner.name} field={inner} value={readPart(value, inner.name)} path={at(inner)} />
  );
  const rare = field.felder.filter(({ selten: rarely }) => rarely);
  const hasMessage = rare.some((inner) => getMessage(at(inner)) || hasMessageUnder(at(inner)));
  // A copy may repeat weekly, which its title and date do not show.
  const isCopied = isNew && rare.some(({ name }) => readPart(value, name) !== undefined);
  return (
    <>
      {field.felder.filter(({ selten: rarely }) => !rarely).map(render)}
      {rare.length > 0 && (
        <details className={styles.rare} open={hasMessage || isCopied || undefined}>
          <summary>Weitere Angaben</summary>
          <div className={styles.fields}>{rare.map(render)}</div>
        </details>
      )}
    </>
  );
}

/** A fieldset with name, hint and error message. */
function SchemaFrame({ field, path, children }: Omit<SchemaFieldProps, 'value'> & { children: ReactNode }) {
  const { getId, getMessage } = useSchemaContext();
  return (
    <FieldGroup
      id={getId(path)}
      label={field.titel}
      required={field.pflicht}
      hint={field.hinweis ?? undefined}
      message={getMessage(path)}
    >
      {children}
    </FieldGroup>
  );
}

function SchemaGroup({ field, value, path }: SchemaFieldProps) {
  return (
    <SchemaFrame field={field} path={path}>
      <div className={styles.group}>
        <SchemaFields field={field} value={value} path={path} />
      </div>
    </SchemaFrame>
  );
}

const HIDDEN = buildFormField('versteckt', 'Auf der Seite nicht zeigen', { art: 'haken' });
const CONTEXT = buildFormField('context', 'Inhalt', { art: 'quelltext' });
const OPTIONS = buildFormField('options', 'Einstellungen', { art: 'quelltext' });

/** A block of a page: fields from its template in the current release. */
function SchemaPiece({ value, path }: Omit<SchemaFieldProps, 'field'>) {
  const context = useSchemaContext();
  const { templates, change } = context;
  const block = readBlock(value);
  const vorlage = findVorlage(templates, block.template);
  const mismatched = vorlage ? findMismatched(vorlage, block) : [];
  const getMessage = (location: string) =>
    context.getMessage(location) ?? mismatched.find((one) => joinPath(path, one.pfad) === location)?.meldung;
  const hasMessageUnder = (location: string) =>
    context.hasMessageUnder(location) || mismatched.some((one) => joinPath(path, one.pfad).startsWith(`${location}/`));
  const at = (name: string) => joinPath(path, name);
  const slot = block.slot ?? 'content';
  const slotField = vorlage && describeSlot(vorlage, slot);
  return (
    <>
      {slotField && <SchemaLine field={slotField} value={slot} path={at('slot')} />}
      {vorlage ? (
        <>
          {vorlage.hilfe && <p className={styles.help}>{vorlage.hilfe}</p>}
          <MismatchedBlock mismatched={mismatched} onAdapt={() => change(path, mendBlock(value, mismatched))} />
          <SchemaContext value={{ ...context, getMessage, hasMessageUnder }}>
            <SchemaFields field={listBlockFields(vorlage, block)} value={block.context} path={at('context')} />
            <SchemaFields field={vorlage.options} value={block.options} path={at('options')} />
          </SchemaContext>
        </>
      ) : (
        <>
          {typeof templates !== 'string' && (
            <p className={styles.help}>
              Die Vorlage „{block.template}“ gibt es nicht mehr. Auf der Seite fehlt dieser Baustein; was in ihm steht,
              bleibt erhalten.
            </p>
          )}
          <SchemaLine field={CONTEXT} value={block.context} path={at('context')} />
          <SchemaLine field={OPTIONS} value={block.options} path={at('options')} />
        </>
      )}
      <SchemaLine field={HIDDEN} value={block.versteckt === true} path={at('versteckt')} />
      {vorlage?.neu && <PieceCopy block={block} />}
    </>
  );
}

/** Whether a block no longer matches its template. */
function isMismatched(value: unknown, vorlagen: Vorlagen): boolean {
  const block = readBlock(value);
  const vorlage = findVorlage(vorlagen, block.template);
  return vorlage !== null && findMismatched(vorlage, block).length > 0;
}

/** Summary of an entry with nested values. */
const nameEntry = (value: unknown, entry: FormField, context: SchemaContextValue) =>
  entry.art === 'baustein'
    ? nameBlock(value, context.templates)
    : nameValue(value, entry, (field) => listOptions(field, context));

/** A list whose entries can be added, edited, moved and removed. */
function SchemaList({ field, value, path }: SchemaFieldProps) {
  const context = useSchemaContext();
  const { getId, hasMessageUnder, templates, isNew } = context;
  const list = useRef<HTMLOListElement>(null);
  const fresh = useRef<HTMLButtonElement>(null);
  const entries = useList(field, value, path);
  const { eintrag: entry } = field;
  if (!entry) return null;
  const hasInner = entry.art === 'gruppe' || entry.art === 'baustein';
  const { werte: values, name } = entries;

  function insert(index: number, fresh?: unknown) {
    entries.insert(index, fresh);
    // After rendering.
    requestAnimationFrame(() => {
      list.current?.children[index]?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
    });
  }
  const describeTarget = (index: number) => {
    if (entries.ziel === index) return 'davor';
    return entries.ziel === values.length && index === values.length - 1 ? 'danach' : undefined;
  };

  return (
    <SchemaFrame field={field} path={path}>
      <ol ref={list} className={styles.list}>
        {values.map((one, index) => {
          const here = joinPath(path, index);
          return (
            // Entries are identified by index.
            <li
              key={index}
              className={styles.entry}
              data-baum={entries.istBaum || undefined}
              data-ziel={describeTarget(index)}
              {...entries.dropped(index)}
            >
              {hasInner ? (
                <details
                  open={isNew || values.length <= OPEN_UNTIL || entries.offen === index || hasMessageUnder(here)}
                >
                  <summary id={getId(here)}>
                    <b>{index + 1}.</b> {nameEntry(one, entry, context) || 'Neu'}
                    {entry.art === 'baustein' && isMismatched(one, templates) && (
                      <span className={styles.caution}> (passt nicht mehr zur Vorlage)</span>
                    )}
                  </summary>
                  <div className={styles.group}>
                    {entry.art === 'baustein' ? (
                      <SchemaPiece value={one} path={here} />
                    ) : (
                      <SchemaFields field={entry} value={one} path={here} />
                    )}
                  </div>
                </details>
              ) : (
                <SchemaField field={{ ...entry, titel: name(index) }} value={one} path={here} />
              )}
              <ListButtons
                entries={entries}
                index={index}
                onDuplicate={hasInner ? () => insert(index + 1, structuredClone(one)) : null}
                onTakenAway={() => fresh.current?.focus()}
              />
            </li>
          );
        })}
      </ol>
      {entry.art === 'baustein' ? (
        <PieceExtra
          id={`${getId(path)}-wahl`}
          button={fresh}
          templates={templates}
          onBlock={(block) => insert(values.length, block)}
        />
      ) : (
        <button ref={fresh} type="button" className={styles.new} onClick={() => insert(values.length)}>
          <Plus aria-hidden="true" /> {field.titel}: Eintrag hinzufügen
        </button>
      )}
      <p className={styles.said} role="status">
        {entries.gesagt}
      </p>
    </SchemaFrame>
  );
}
