import { requestJson } from '@gm/shared/browser/request-json';

interface Angaben {
  datei: string;
  alt: string;
  bildcopyright: string;
}

/** Stores what is told of a new picture: from then on it can be used. Gives why that is not possible, or null. Never rejects. */
export async function saveMedium(angaben: Angaben): Promise<string | null> {
  const antwort = await requestJson('/api/intranet/redaktion/inhalt', {
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
  if (antwort.status === 0) return 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal.';
  return antwort.body.errors?.[0]?.meldung ?? antwort.body.detail ?? 'Das wurde nicht gespeichert.';
}
