import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Problem } from '@gm/shared/schemas/problem';

interface Angaben {
  datei: string;
  alt: string;
  bildcopyright: string;
}

/** Stores what is told of a new picture: from then on it can be used. Gives why that is not possible, or null. Never rejects. */
export async function saveMedium(angaben: Angaben): Promise<string | null> {
  try {
    const antwort = await fetch('/api/intranet/redaktion/inhalt', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        art: 'foto',
        schluessel: angaben.datei,
        daten: JSON.stringify(angaben),
        was: 'freigeben',
        referenz: '',
        version: 0,
      }),
    });
    if (antwort.ok) return null;
    const { detail, errors } = (await antwort.json()) as Partial<Problem> & { errors?: FeldFehler[] };
    return errors?.[0]?.meldung ?? detail ?? 'Das wurde nicht gespeichert.';
  } catch {
    return 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal.';
  }
}
