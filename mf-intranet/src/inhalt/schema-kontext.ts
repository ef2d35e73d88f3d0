import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { createContext, useContext } from 'react';

/** What the controls of a value made of a schema share. */
export interface SchemaKontextWert {
  /** Id of the control with this way inside the value, e.g. `oeffnungszeiten/0/beginn`. */
  getId(pfad: string): string;
  getMeldung(pfad: string): string | undefined;
  /** Replaces what stands there; undefined takes it away. */
  change(pfad: string, wert: unknown): void;
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
