import { requestJson } from '@gm/shared/browser/request-json';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';

interface Details {
  datei: string;
  alt: string;
  bildcopyright: string;
}

/** Returns an error message, or null. Never rejects. */
async function send(values: Record<string, unknown>): Promise<string | null> {
  const answer = await requestJson('/api/intranet/redaktion/inhalt', { body: JSON.stringify(values) });
  if (answer.ok) return null;
  if (answer.status === 0) return 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal.';
  return answer.body.errors?.[0]?.meldung ?? answer.body.detail ?? 'Das wurde nicht gespeichert.';
}

/** Stores the details of a new picture, which makes it available. Returns an error message, or null. Never rejects. */
export const saveMedium = (details: Details): Promise<string | null> =>
  send({
    art: 'foto',
    schluessel: details.datei,
    daten: JSON.stringify(details),
    was: 'freigeben',
    referenz: '',
    version: 0,
  });

/** Releases changed details of a picture, or submits them where the account has no right to release. As `saveMedium`. */
export const changeMedium = ({ werte: values, version, schritte: steps }: Contribution, details: object) =>
  send({
    ...values,
    daten: JSON.stringify(details),
    version,
    was: steps.includes('freigeben') ? 'freigeben' : 'vorlegen',
  });
