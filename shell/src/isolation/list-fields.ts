import type { Misfit } from './renderer.ts';

export const firstLine = (fault: unknown) =>
  (fault instanceof Error ? fault.message : String(fault)).split('\n')[0] ?? '';

/** Fields that a template's schemas refused, without duplicates. */
export const describeMisfits = (misfits: readonly Misfit[]): string =>
  [...new Set(misfits.map(({ path, message }) => `${path || 'as a whole'} (${message})`))].join(', ');
