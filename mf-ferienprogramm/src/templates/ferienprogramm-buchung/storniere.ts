import type { Buchung } from '@gm/shared/schemas/ferienprogramm-buchung';

const BUCHUNG = '/api/ferienprogramm/buchung';
const TIMEOUT_MS = 30_000;

interface Storno {
  token: string;
  /** Id of the child. */
  kind: number;
  /** Id of the event; without it the whole child. */
  veranstaltung?: number;
}

/** Gives places back. Resolves with the booking as it is now; rejects with the German reason, if the api told one. */
export async function storniere(storno: Storno): Promise<Buchung> {
  const response = await fetch(`${BUCHUNG}/stornieren`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(storno),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { detail?: string } | null;
    throw new Error((response.status < 500 && problem?.detail) || '');
  }
  const neu = await fetch(`${BUCHUNG}?token=${encodeURIComponent(storno.token)}`, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!neu.ok) throw new Error('');
  return (await neu.json()) as Buchung;
}
