import type { ContentArea } from '../../content/context.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { listContentKinds } from '../../entries/core-kinds.ts';

/** Kinds that can be edited: those with a schema. */
export const listEditable = (areas: readonly ContentArea[]): ContentKind[] =>
  listContentKinds(areas).filter(({ ablage: storage }) => storage.form !== 'quelltext');

export const findContentKind = (areas: readonly ContentArea[], name: string): ContentKind | null =>
  listEditable(areas).find((kind) => kind.name === name) ?? null;

/** Whether the kind can have several entries. */
export const hasSeveral = ({ ablage: { form } }: ContentKind): boolean => form !== 'datei';
