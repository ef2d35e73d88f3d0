import { mangelStateSchema } from '@gm/shared/areas/maengel/maengel';
import { findStreet, formatStreet } from '@gm/shared/areas/maengel/streets';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { openFiles, readFile } from '../../../core/platform/files/open-files.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';
import { listStreets } from '../../abfall/area.ts';
import { buildPlan } from '../build-plan.ts';
import { IMAGE_PATH } from '../maengel-path.ts';
import { formatLocation, getMangelState } from '../mangel.ts';
import { createMangelRepository } from '../mangel-repository.ts';

const querystring = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32}$/)
    .catch(''),
});

/** Status of a report for a private link of its sender, of those who joined, or of the office that repairs it. */
export const mangelState: RoutePlugin = async (app, { config, database }) => {
  const maengel = createMangelRepository(database.db);
  const { uploads } = openFiles(config);
  const limit = { rateLimit: { max: config.FORM_LIMIT, timeWindow: '1 minute' } };

  /** Those who only joined do not see the text and picture of the sender. */
  async function find(token: string) {
    const report = token ? await maengel.findByKey(token) : null;
    return report && { ...report, darfAlles: report.wer !== 'weitere' };
  }

  app.get(
    '/api/mangel/stand',
    {
      config: limit,
      schema: {
        tags: ['Formulare'],
        summary: 'Stand einer Meldung',
        querystring,
        response: { 200: mangelStateSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token } = request.query;
      const report = await find(token);
      // No 404: the page has its own message for an unknown link.
      if (!report) return reply.send(null);
      const {
        referenz: reference,
        status,
        angaben: details,
        gemeldet: reported,
        geaendert: changed,
        mal: times,
        bild: image,
        darfAlles: mayEverything,
      } = report;
      const street = findStreet(await listStreets(database.db), details.strasse);
      const known = street ? formatStreet(street) : '';
      return {
        referenz: reference,
        stand: getMangelState(status) ?? ('abgelehnt' as const),
        gemeldet: reported,
        geaendert: changed,
        mal: times ?? 1,
        art: details.art,
        ort: mayEverything ? formatLocation(details) : known,
        breitengrad: details.breitengrad,
        laengengrad: details.laengengrad,
        beschreibung: mayEverything ? details.beschreibung : null,
        bild: mayEverything && image ? `${IMAGE_PATH}?token=${token}` : null,
        plan: buildPlan(await maengel.readStammdaten()),
      };
    },
  );

  app.get(
    IMAGE_PATH,
    {
      config: limit,
      schema: {
        tags: ['Formulare'],
        summary: 'Das Foto einer Meldung',
        querystring,
        response: {
          200: { description: 'Das Foto', content: { 'image/jpeg': { schema: z.unknown() } } },
          ...problemReplies(404, 429),
        },
      },
    },
    async (request, reply) => {
      const report = await find(request.query.token);
      if (!report?.bild || !report.darfAlles) throw new AppError('nicht_gefunden', 'Dieses Foto gibt es nicht.');
      reply.header('cache-control', 'private, no-store').type('image/jpeg');
      return reply.send(await readFile(uploads, report.bild));
    },
  );
};
