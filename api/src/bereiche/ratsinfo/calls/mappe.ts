import { Readable } from 'node:stream';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { createStammdatenRepository } from '../../../kern/inhalt/stammdaten-repository.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { findSicht } from '../find-sicht.ts';
import { getFileHeaders } from '../get-file-headers.ts';
import { ratsParams } from '../rats-abfrage.ts';
import { createRatsDateiRepository } from '../rats-datei-repository.ts';
import { createRatssitzungRepository } from '../ratssitzung-repository.ts';
import { writeMappe } from '../write-mappe.ts';
import { writeZip } from '../write-zip.ts';

/** A meeting to take along: agenda, papers and files that the reader may see, what is not public with the reader's name. */
export const ratsmappe: RoutePlugin = async (app, dienste) => {
  const { config, database } = dienste;
  const { db } = database;
  const stammdaten = createStammdatenRepository(db);

  app.get(
    '/api/ratsinfo/sitzungen/:id/mappe.zip',
    {
      config: { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Sitzung mit allen Unterlagen als ZIP-Archiv',
        produces: ['application/zip'],
        params: ratsParams,
        response: {
          200: { description: 'Das Archiv', content: { 'application/zip': { schema: z.unknown() } } },
          ...problemReplies(404, 429),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mitglied, sicht } = await findSicht(request, reply, dienste);
      const sitzungen = createRatssitzungRepository(db, sicht);
      const sitzung = await sitzungen.find(request.params.id);
      if (!sitzung) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
      const dateien = createRatsDateiRepository(db);
      const inhalt = writeMappe({
        sitzung,
        punkte: await dateien.completeVorlagen(sitzung.tagesordnung, sicht),
        find: (id) => dateien.findVisible(id, sicht),
        gemeinde: (await stammdaten.findGemeinde())?.name ?? '',
        wasserzeichen: mitglied ? `Persönlich für ${mitglied.konto.vorname} ${mitglied.konto.nachname}` : '',
      });
      const dateiname = `${sitzung.datum_von.slice(0, 10)} ${sitzung.titel}.zip`.replaceAll(/[/\\:]/g, '');
      return reply
        .headers(getFileHeaders({ mime: 'application/zip', dateiname }))
        .type('application/zip')
        .send(Readable.from(writeZip(inhalt, new Date())));
    },
  );
};
