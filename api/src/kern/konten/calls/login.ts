import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { anmeldungSchema } from '../anmeldung.ts';
import { readGeraet, rememberGeraet } from '../geraet.ts';
import type { KontoZeile } from '../konten-repository.ts';
import { logIn } from '../log-in.ts';
import { getToken, setCookies, setGeraetCookie } from '../set-cookies.ts';
import { OFFEN, takeFromStrangers } from '../take-from-strangers.ts';
import { findZugang, type Zugang } from '../zugang.ts';

const token = z.string().describe('Für die Kopfzeile; Browser bekommen ihn nur als Cookie, hier steht dann „cookie“');
const internSchema = z.object({ token, uuid: z.string() });
const ratSchema = z.object({
  id: z.number().int(),
  token,
  pw_geaendert: z.boolean(),
  weiter: z
    .string()
    .optional()
    .describe('Seite, die zuerst kommen muss: ohne eigenes Passwort die, die eines festlegt'),
});
/** Where members set a password of their own. */
const EIGENES_PASSWORT = '/ratsinfo/passwort/';

/** Staff and council members log in, with JSON or with a form that was sent without scripts. */
export const login: RoutePlugin = async (app, { config, database }) => {
  const offen = takeFromStrangers(app, config);
  const schema = { ...OFFEN, body: anmeldungSchema };
  const failures = problemReplies(400, 401, 403, 413, 415, 422, 429);

  async function accept(
    zugang: Zugang,
    request: FastifyRequest<{ Body: z.output<typeof anmeldungSchema> }>,
    reply: FastifyReply,
  ): Promise<{ konto: KontoZeile; token: string }> {
    const geraet = readGeraet(request, zugang);
    const angemeldet = await logIn(database.db, config, zugang, request.body, { ip: request.ip, geraet });
    setCookies(reply, zugang, angemeldet.token, angemeldet.konto, config);
    setGeraetCookie(reply, zugang, await rememberGeraet(database.db, angemeldet.konto.id, geraet), config);
    reply.header('cache-control', 'no-store');
    return { konto: angemeldet.konto, token: getToken(angemeldet.token, request) };
  }

  const intern = findZugang('intern');
  app.post(
    `${intern.pfad}/login`,
    {
      ...offen,
      schema: { ...schema, summary: 'Anmeldung der Verwaltung', response: { 200: internSchema, ...failures } },
    },
    async (request, reply) => {
      const { konto, token } = await accept(intern, request, reply);
      return reply.send({ token, uuid: konto.uuid });
    },
  );

  const rat = findZugang('rat');
  app.post(
    `${rat.pfad}/login`,
    {
      ...offen,
      schema: { ...schema, summary: 'Anmeldung im Ratsinformationssystem', response: { 200: ratSchema, ...failures } },
    },
    async (request, reply) => {
      const { konto, token } = await accept(rat, request, reply);
      const { id, pw_geaendert } = konto;
      return reply.send({ id, token, pw_geaendert, ...(pw_geaendert ? {} : { weiter: EIGENES_PASSWORT }) });
    },
  );
};
