import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { buildTokenHash, createSecret } from '../../betrieb/geheimnis.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { createKontositzungRepository } from '../kontositzung-repository.ts';
import { getToken, setCookies } from '../set-cookies.ts';
import { OFFEN, takeFromStrangers } from '../take-from-strangers.ts';
import { findZugang } from '../zugang.ts';

const ABGELAUFEN = 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.';

/** A club logs in with the link of a mail, which ends with it. A button does so: programs that look through mail open links. */
export const anmeldenLink: RoutePlugin = async (app, { config, database }) => {
  app.post(
    '/api/cms/verein/anmelden',
    {
      ...takeFromStrangers(app, config),
      schema: {
        ...OFFEN,
        summary: 'Anmeldung eines Vereins mit dem Link der E-Mail; er gilt einmal',
        body: z.object({ token: z.string().max(100).default('') }),
        response: { 200: z.object({ token: z.string(), weiter: z.string() }), ...problemReplies(403, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token, token_hash } = createSecret();
      const konto = await database.db.transaction().execute(async (trx) => {
        const konten = createKontenRepository(trx);
        const gefunden = await konten.findPasswortlink('verein', buildTokenHash(request.body.token));
        if (!gefunden || gefunden.gesperrt) {
          throw new AppError('felder_ungueltig', ABGELAUFEN, { felder: [{ feld: 'token', meldung: ABGELAUFEN }] });
        }
        await konten.forgetPasswortlinks(gefunden.id);
        await createKontositzungRepository(trx).begin(gefunden, token_hash);
        await konten.rememberAnmeldung(gefunden.id);
        return gefunden;
      });
      setCookies(reply, findZugang(konto.art), token, konto, config);
      reply.header('cache-control', 'no-store');
      return reply.send({ token: getToken(token, request), weiter: '/intranet/redaktion/' });
    },
  );
};
