import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fields of a form sent without scripts; a name that occurs more than once gives a list. */
type Formulardaten = Record<string, string | string[]>;

/** Lets the routes of this context read the two ways in which a form without scripts is sent. */
export function registriereFormularParser(app: FastifyInstance): void {
  // Fastify reads plain text by default; here it is neither a form nor JSON.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => sammle(new URLSearchParams(body)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      sammle(await leseMultipart(body, request.headers['content-type'] ?? '')),
  );
}

async function leseMultipart(body: Buffer, contentType: string): Promise<[string, string][]> {
  const formData = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new AppError('eingabe_ungueltig', 'Die gesendeten Formulardaten sind nicht lesbar.', { cause: error });
    });
  return [...formData].map(([name, wert]) => {
    if (typeof wert === 'string') return [name, wert];
    const felder = [{ feld: name, meldung: 'Dieses Formular nimmt keine Dateien an.' }];
    throw new AppError('felder_ungueltig', 'Dieses Formular nimmt keine Dateien an.', { felder });
  });
}

function sammle(felder: Iterable<[string, string]>): Formulardaten {
  const gesammelt = new Map<string, string | string[]>();
  for (const [name, wert] of felder) {
    const bisher = gesammelt.get(name);
    gesammelt.set(name, bisher === undefined ? wert : [bisher, wert].flat());
  }
  return Object.fromEntries(gesammelt);
}
