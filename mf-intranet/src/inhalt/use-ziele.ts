import type { Ziel } from '@gm/shared/schemas/redaktion';
import { useAntwort } from './use-antwort.ts';

/** After the last key: whoever types a word asks once. */
const PAUSE_MS = 150;
const KEINE: readonly Ziel[] = [];

/** Pages that what was typed may mean; none for an address elsewhere, and while nobody asks (`null`). */
export function useZiele(getippt: string | null): readonly Ziel[] {
  const isFremd = getippt === null || /^[a-z]+:/i.test(getippt);
  const url = isFremd ? null : `/api/intranet/redaktion/ziele?${new URLSearchParams({ q: getippt })}`;
  return useAntwort<{ data: Ziel[] }>(url, PAUSE_MS)?.data ?? KEINE;
}
