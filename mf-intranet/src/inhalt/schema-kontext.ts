import type { Bild } from '@gm/shared/schemas/bild';
import type { BlockVorlage } from '@gm/shared/schemas/block-vorlagen';
import type { Formfeld, Verweise } from '@gm/shared/schemas/formfeld';
import { createContext, useContext } from 'react';

/** The templates that blocks of pages can have, by name; `lädt` and `fehlt` while there are none to ask. */
export type Vorlagen = ReadonlyMap<string, BlockVorlage> | 'lädt' | 'fehlt';

/** What the controls of a value made of a schema share. */
export interface SchemaKontextWert {
  /** Id of the control with this way inside the value, e.g. `oeffnungszeiten/0/beginn`. */
  getId(pfad: string): string;
  getMeldung(pfad: string): string | undefined;
  /** Whether something inside of what stands there is refused. */
  hasMeldungUnter(pfad: string): boolean;
  /** What stands there now, also when it is not drawn yet; without a way the whole value. */
  read(pfad?: string): unknown;
  /** Replaces what stands there; undefined takes it away. */
  change(pfad: string, wert: unknown): void;
  verweise: Verweise;
  /** The picture that the entry is about. */
  bild: Bild | null;
  vorlagen: Vorlagen;
  /** Nobody has stored it yet: all of it is to be filled in. */
  isNeu: boolean;
}

export const SchemaKontext = createContext<SchemaKontextWert | null>(null);

/** Throws outside of `<SchemaWert>`. */
export function useSchemaKontext(): SchemaKontextWert {
  const kontext = useContext(SchemaKontext);
  if (!kontext) throw new Error('A control of a schema stands outside of <SchemaWert>');
  return kontext;
}

export interface SchemaFeldProps {
  feld: Formfeld;
  wert: unknown;
  /** Way inside the value, empty for the value itself. */
  pfad: string;
}

export const joinPfad = (pfad: string, name: string | number) => (pfad === '' ? String(name) : `${pfad}/${name}`);
