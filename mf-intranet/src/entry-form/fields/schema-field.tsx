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
export function SchemaField({ feld: field, wert: value, pfad: path }: SchemaFieldProps) {
  if (field.art === 'gruppe') return <SchemaGroup feld={field} wert={value} pfad={path} />;
  if (isWeek(field)) {
    return (
      <SchemaFrame feld={field} pfad={path}>
        <Late>
          <WeekGrid wert={value} pfad={path} pflicht={field.pflicht} />
        </Late>
      </SchemaFrame>
    );
  }
  if (isDeviations(field)) {
    return (
      <SchemaFrame feld={field} pfad={path}>
        <Late>
          <DeviationList feld={field} wert={value} pfad={path} />
        </Late>
      </SchemaFrame>
    );
  }
  if (field.art === 'liste') return <SchemaList feld={field} wert={value} pfad={path} />;
  if (field.art === 'baustein') return <SchemaPiece wert={value} pfad={path} />;
  return <SchemaLine feld={field} wert={value} pfad={path} />;
}

/** The fields of a group without a frame; rarely used ones are collapsed below. */
export function SchemaFields({ feld: field, wert: value, pfad: path }: SchemaFieldProps) {
  const { getMeldung: getMessage, hasMeldungUnter: hasMessageUnder } = useSchemaContext();
  const at = ({ name }: FormField) => joinPath(path, name);
  const render = (inner: FormField) => (
    <SchemaField key={inner.name} feld={inner} wert={readPart(value, inner.name)} pfad={at(inner)} />
  );
  const rare = field.felder.filter(({ selten: rarely }) => rarely);
  const hatMessage = rare.some((inner) => getMessage(at(inner)) || hasMessageUnder(at(inner)));
  return (
    <>
      {field.felder.filter(({ selten: rarely }) => !rarely).map(render)}
      {rare.length > 0 && (
        <details className={styles.rare} open={hatMessage || undefined}>
          <summary>Weitere Angaben</summary>
          <div className={styles.fields}>{rare.map(render)}</div>
        </details>
      )}
    </>
  );
}

/** A fieldset with name, hint and error message. */
function SchemaFrame({ feld: field, pfad: path, children }: Omit<SchemaFieldProps, 'wert'> & { children: ReactNode }) {
  const { getId, getMeldung: getMessage } = useSchemaContext();
  return (
    <FieldGroup
      id={getId(path)}
      label={field.titel}
      required={field.pflicht}
      hint={field.hinweis ?? undefined}
      meldung={getMessage(path)}
    >
      {children}
    </FieldGroup>
  );
}

function SchemaGroup({ feld: field, wert: value, pfad: path }: SchemaFieldProps) {
  return (
    <SchemaFrame feld={field} pfad={path}>
      <div className={styles.group}>
        <SchemaFields feld={field} wert={value} pfad={path} />
      </div>
    </SchemaFrame>
  );
}

const HIDDEN = buildFormField('versteckt', 'Auf der Seite nicht zeigen', { art: 'haken' });
const CONTEXT = buildFormField('context', 'Inhalt', { art: 'quelltext' });
const OPTIONS = buildFormField('options', 'Einstellungen', { art: 'quelltext' });

/** A block of a page: fields from its template in the current release. */
function SchemaPiece({ wert: value, pfad: path }: Omit<SchemaFieldProps, 'feld'>) {
  const context = useSchemaContext();
  const { vorlagen, change } = context;
  const block = readBlock(value);
  const vorlage = findVorlage(vorlagen, block.template);
  const mismatched = vorlage ? findMismatched(vorlage, block) : [];
  const getMessage = (location: string) =>
    context.getMeldung(location) ?? mismatched.find((one) => joinPath(path, one.pfad) === location)?.meldung;
  const hasMessageUnder = (location: string) =>
    context.hasMeldungUnter(location) || mismatched.some((one) => joinPath(path, one.pfad).startsWith(`${location}/`));
  const at = (name: string) => joinPath(path, name);
  const slot = block.slot ?? 'content';
  const slotField = vorlage && describeSlot(vorlage, slot);
  return (
    <>
      {slotField && <SchemaLine feld={slotField} wert={slot} pfad={at('slot')} />}
      {vorlage ? (
        <>
          {vorlage.hilfe && <p className={styles.help}>{vorlage.hilfe}</p>}
          <MismatchedBlock unpassende={mismatched} onAnpassen={() => change(path, mendBlock(value, mismatched))} />
          <SchemaContext value={{ ...context, getMeldung: getMessage, hasMeldungUnter: hasMessageUnder }}>
            <SchemaFields feld={listBlockFields(vorlage, block)} wert={block.context} pfad={at('context')} />
            <SchemaFields feld={vorlage.options} wert={block.options} pfad={at('options')} />
          </SchemaContext>
        </>
      ) : (
        <>
          {typeof vorlagen !== 'string' && (
            <p className={styles.help}>
              Die Vorlage „{block.template}“ gibt es nicht mehr. Auf der Seite fehlt dieser Baustein; was in ihm steht,
              bleibt erhalten.
            </p>
          )}
          <SchemaLine feld={CONTEXT} wert={block.context} pfad={at('context')} />
          <SchemaLine feld={OPTIONS} wert={block.options} pfad={at('options')} />
        </>
      )}
      <SchemaLine feld={HIDDEN} wert={block.versteckt === true} pfad={at('versteckt')} />
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
    ? nameBlock(value, context.vorlagen)
    : nameValue(value, entry, (field) => listOptions(field, context));

/** A list whose entries can be added, edited, moved and removed. */
function SchemaList({ feld: field, wert: value, pfad: path }: SchemaFieldProps) {
  const context = useSchemaContext();
  const { getId, hasMeldungUnter: hasMessageUnder, vorlagen, isNeu: isNew } = context;
  const list = useRef<HTMLOListElement>(null);
  const fresh = useRef<HTMLButtonElement>(null);
  const entries = useList(field, value, path);
  const { eintrag: entry } = field;
  if (!entry) return null;
  const hatInner = entry.art === 'gruppe' || entry.art === 'baustein';
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
    <SchemaFrame feld={field} pfad={path}>
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
              {hatInner ? (
                <details
                  open={isNew || values.length <= OPEN_UNTIL || entries.offen === index || hasMessageUnder(here)}
                >
                  <summary id={getId(here)}>
                    <b>{index + 1}.</b> {nameEntry(one, entry, context) || 'Neu'}
                    {entry.art === 'baustein' && isMismatched(one, vorlagen) && (
                      <span className={styles.caution}> (passt nicht mehr zur Vorlage)</span>
                    )}
                  </summary>
                  <div className={styles.group}>
                    {entry.art === 'baustein' ? (
                      <SchemaPiece wert={one} pfad={here} />
                    ) : (
                      <SchemaFields feld={entry} wert={one} pfad={here} />
                    )}
                  </div>
                </details>
              ) : (
                <SchemaField feld={{ ...entry, titel: name(index) }} wert={one} pfad={here} />
              )}
              <ListButtons
                eintraege={entries}
                index={index}
                onVerdoppeln={hatInner ? () => insert(index + 1, structuredClone(one)) : null}
                onWeggenommen={() => fresh.current?.focus()}
              />
            </li>
          );
        })}
      </ol>
      {entry.art === 'baustein' ? (
        <PieceExtra
          id={`${getId(path)}-wahl`}
          knopf={fresh}
          vorlagen={vorlagen}
          onBaustein={(block) => insert(values.length, block)}
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
