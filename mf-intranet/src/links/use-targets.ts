import type { Target } from '@gm/shared/schemas/editor/editorial';
import { useAnswer } from './use-answer.ts';

/** Debounce: one request per word. */
const PAUSE_MS = 150;
const NONE: readonly Target[] = [];

/** Pages that match the input; none for external addresses and for `null`. */
export function useTargets(typed: string | null): readonly Target[] {
  const isForeign = typed === null || /^[a-z]+:/i.test(typed);
  const url = isForeign ? null : `/api/intranet/redaktion/ziele?${new URLSearchParams({ q: typed })}`;
  return useAnswer<{ data: Target[] }>(url, PAUSE_MS)?.data ?? NONE;
}
