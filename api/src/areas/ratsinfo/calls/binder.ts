import { Readable } from 'node:stream';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { createMasterDataRepository } from '../../../core/entries/master-data-repository.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { createCouncilFileRepository } from '../files/council-file-repository.ts';
import { getFileHeaders } from '../files/get-file-headers.ts';
import { findView } from '../find-view.ts';
import { createRatssitzungRepository } from '../meetings/ratssitzung-repository.ts';
import { writeBinder } from '../meetings/write-binder.ts';
import { writeZip } from '../meetings/write-zip.ts';
import { councilParams } from '../search/council-query.ts';

/**
 * ZIP file of a meeting with agenda, papers and files the reader may see; non-public ones have a watermark with the
 * reader's name.
 */
export const councilBinder: RoutePlugin = async (app, services) => {
  const { config, database } = services;
  const { db } = database;
  const masterData = createMasterDataRepository(db);

  app.get(
    '/api/ratsinfo/sitzungen/:id/mappe.zip',
    {
      config: { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } },
      schema: {
        tags: ['Ratsinformation'],
        summary: 'Eine Sitzung mit allen Unterlagen als ZIP-Archiv',
        produces: ['application/zip'],
        params: councilParams,
        response: {
          200: { description: 'Das Archiv', content: { 'application/zip': { schema: z.unknown() } } },
          ...problemReplies(404, 429),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { mitglied: member, sicht: view } = await findView(request, reply, services);
      const meetings = createRatssitzungRepository(db, view);
      const meeting = await meetings.find(request.params.id);
      if (!meeting) throw new AppError('nicht_gefunden', 'Diese Sitzung gibt es nicht.');
      const files = createCouncilFileRepository(db);
      const content = writeBinder({
        sitzung: meeting,
        punkte: await files.completeVorlagen(meeting.tagesordnung, view),
        find: (id) => files.findVisible(id, view),
        gemeinde: (await masterData.findGemeinde())?.name ?? '',
        wasserzeichen: member ? `Persönlich für ${member.konto.vorname} ${member.konto.nachname}` : '',
      });
      const fileName = `${meeting.datum_von.slice(0, 10)} ${meeting.titel}.zip`.replaceAll(/[/\\:]/g, '');
      return reply
        .headers(getFileHeaders({ mime: 'application/zip', dateiname: fileName }))
        .type('application/zip')
        .send(Readable.from(writeZip(content, new Date())));
    },
  );
};
