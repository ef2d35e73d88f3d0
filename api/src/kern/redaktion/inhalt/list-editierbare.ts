import type { Bereich } from '../../bereich.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { listInhaltsarten } from '../../inhalt/kern-arten.ts';

/** The kinds whose entries can be filled in: what has a schema. */
export const listEditierbare = (bereiche: readonly Bereich[]): Inhaltsart[] =>
  listInhaltsarten(bereiche).filter(({ ablage }) => ablage.form !== 'quelltext');

export const findInhaltsart = (bereiche: readonly Bereich[], name: string): Inhaltsart | null =>
  listEditierbare(bereiche).find((art) => art.name === name) ?? null;

/** Whether there can be another one of it. */
export const hasMehrere = ({ ablage: { form } }: Inhaltsart): boolean => form !== 'datei';
