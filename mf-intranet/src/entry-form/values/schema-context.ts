import type { BlockTemplate } from '@gm/shared/blocks/block-templates';
import type { CrossReferences, FormField } from '@gm/shared/schemas/form-field';
import type { Picture } from '@gm/shared/schemas/image';
import { createContext, useContext } from 'react';

/** Templates available for blocks, by name; `lädt` and `fehlt` while they are not available. */
export type Vorlagen = ReadonlyMap<string, BlockTemplate> | 'lädt' | 'fehlt';

/** Shared by all controls of a schema value. */
export interface SchemaContextValue {
  /** Id of the control at a path in the value, e.g. `oeffnungszeiten/0/beginn`. */
  getId(path: string): string;
  getMessage(path: string): string | undefined;
  /** Whether there is an error at or below the path. */
  hasMessageUnder(path: string): boolean;
  /** The current value at the path, even before rendering; without a path the whole value. */
  read(path?: string): unknown;
  /** Replaces the value at the path; undefined removes it. */
  change(path: string, value: unknown): void;
  references: CrossReferences;
  /** The picture described by the entry. */
  image: Picture | null;
  templates: Vorlagen;
  /** Not stored yet: all fields are to be filled in. */
  isNew: boolean;
}

export const SchemaContext = createContext<SchemaContextValue | null>(null);

/** Throws outside of `<SchemaValue>`. */
export function useSchemaContext(): SchemaContextValue {
  const context = useContext(SchemaContext);
  if (!context) throw new Error('A control of a schema stands outside of <SchemaWert>');
  return context;
}

export interface SchemaFieldProps {
  field: FormField;
  value: unknown;
  /** Path in the value, empty for the value itself. */
  path: string;
}

export const joinPath = (path: string, name: string | number) => (path === '' ? String(name) : `${path}/${name}`);
