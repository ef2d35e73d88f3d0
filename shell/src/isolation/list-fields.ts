import type { Misfit } from './renderer.ts';

export const firstLine = (fault: unknown) =>
  (fault instanceof Error ? fault.message : String(fault)).split('\n')[0] ?? '';

/** A module writes the list, and each rendering with misfits is a line of the log. */
const MAX_LENGTH = 1000;

/** Fields that a template's schemas refused, without duplicates. */
export const describeMisfits = (misfits: readonly Misfit[]): string =>
  [...new Set(misfits.map(({ path, message }) => `${path || 'as a whole'} (${message})`))]
    .join(', ')
    .slice(0, MAX_LENGTH);
