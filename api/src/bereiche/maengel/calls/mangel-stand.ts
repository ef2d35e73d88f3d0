import { mangelstandSchema } from '@gm/shared/bereiche/maengel/maengel';
import { findStrasse, formatStrasse } from '@gm/shared/bereiche/maengel/strassen';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { openDateien, readDatei } from '../../../kern/dateien/open-dateien.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';
import { listStrassen } from '../../abfall/bereich.ts';
import { buildPlan } from '../build-plan.ts';
import { BILD_PFAD } from '../maengel-pfad.ts';
import { formatOrt, getMangelstand } from '../mangel.ts';
import { createMangelRepository } from '../mangel-repository.ts';

const querystring = z.object({
  token: z
    .string()
    .regex(/^[\w-]{32}$/)
    .catch(''),
});

/** How a report stands, for whoever has a private link to it: who sent it, who joined, who mends it. */
export const mangelStand: RoutePlugin = async (app, { config, database }) => {
  const maengel = createMangelRepository(database.db);
  const { uploads } = openDateien(config);
  const limit = { rateLimit: { max: config.FORMULAR_LIMIT, timeWindow: '1 minute' } };

  /** Who only joined has not sent words and picture, and need not see what somebody else wrote. */
  async function find(token: string) {
    const meldung = token ? await maengel.findByKey(token) : null;
    return meldung && { ...meldung, darfAlles: meldung.wer !== 'weitere' };
  }

  app.get(
    '/api/mangel/stand',
    {
      config: limit,
      schema: {
        tags: ['Formulare'],
        summary: 'Stand einer Meldung',
        querystring,
        response: { 200: mangelstandSchema.nullable(), ...problemReplies(429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token } = request.query;
      const meldung = await find(token);
      // No 404: the page tells in its own words what a link that fits nothing means.
      if (!meldung) return reply.send(null);
      const { referenz, status, angaben, gemeldet, geaendert, mal, bild, darfAlles } = meldung;
      const strasse = findStrasse(await listStrassen(database.db), angaben.strasse);
      const bekannt = strasse ? formatStrasse(strasse) : '';
      return {
        referenz,
        stand: getMangelstand(status) ?? ('abgelehnt' as const),
        gemeldet,
        geaendert,
        mal: mal ?? 1,
        art: angaben.art,
        ort: darfAlles ? formatOrt(angaben) : bekannt,
        breitengrad: angaben.breitengrad,
        laengengrad: angaben.laengengrad,
        beschreibung: darfAlles ? angaben.beschreibung : null,
        bild: darfAlles && bild ? `${BILD_PFAD}?token=${token}` : null,
        plan: buildPlan(await maengel.readStammdaten()),
      };
    },
  );

  app.get(
    BILD_PFAD,
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
      const meldung = await find(request.query.token);
      if (!meldung?.bild || !meldung.darfAlles) throw new AppError('nicht_gefunden', 'Dieses Foto gibt es nicht.');
      reply.header('cache-control', 'private, no-store').type('image/jpeg');
      return reply.send(await readDatei(uploads, meldung.bild));
    },
  );
};
