import { requestJson } from '@gm/shared/browser/request-json';

interface Details {
  datei: string;
  alt: string;
  bildcopyright: string;
}

/** Stores the details of a new picture, which makes it available. Returns an error message, or null. Never rejects. */
export async function saveMedium(details: Details): Promise<string | null> {
  const answer = await requestJson('/api/intranet/redaktion/inhalt', {
    body: JSON.stringify({
      art: 'foto',
      schluessel: details.datei,
      daten: JSON.stringify(details),
      was: 'freigeben',
      referenz: '',
      version: 0,
    }),
  });
  if (answer.ok) return null;
  if (answer.status === 0) return 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal.';
  return answer.body.errors?.[0]?.meldung ?? answer.body.detail ?? 'Das wurde nicht gespeichert.';
}
