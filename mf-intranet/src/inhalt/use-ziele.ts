import type { Ziel } from '@gm/shared/schemas/redaktion';
import { useEffect, useState } from 'react';

/** After the last key: whoever types a word asks once. */
const PAUSE_MS = 150;

async function loadZiele(q: string, signal: AbortSignal): Promise<readonly Ziel[]> {
  const antwort = await fetch(`/api/intranet/redaktion/ziele?${new URLSearchParams({ q })}`, { signal });
  return antwort.ok ? ((await antwort.json()) as { data: Ziel[] }).data : [];
}

/** Pages that what was typed may mean; none for an address elsewhere, and while nobody asks (`null`). */
export function useZiele(getippt: string | null): readonly Ziel[] {
  const [ziele, setZiele] = useState<readonly Ziel[]>([]);
  useEffect(() => {
    if (getippt === null || /^[a-z]+:/i.test(getippt)) return setZiele([]);
    const abbruch = new AbortController();
    const timer = setTimeout(() => {
      loadZiele(getippt, abbruch.signal).then(setZiele, () => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abbruch.abort();
    };
  }, [getippt]);
  return ziele;
}
