import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { type Access, findAccess } from '../access.ts';
import type { AccountLine } from '../account-repository.ts';
import { readDevice, rememberDevice } from '../sessions/device.ts';
import { logIn } from '../sessions/log-in.ts';
import { loginSchema } from '../sessions/login.ts';
import { getToken, setCookies, setDeviceCookie } from '../sessions/set-cookies.ts';
import { OPEN, takeFromStrangers } from '../sessions/take-from-strangers.ts';

const token = z
  .string()
  .describe(
    'Für die Kopfzeile. Wer Origin oder Sec-Fetch-Site schickt, ist ein Browser und bekommt ihn nur als Cookie; hier steht dann „cookie“.',
  );
const internSchema = z.object({ token, uuid: z.string() });
const councilSchema = z.object({
  id: z.number().int(),
  token,
  pw_geaendert: z.boolean(),
  weiter: z
    .string()
    .optional()
    .describe('Seite, die zuerst kommen muss: ohne eigenes Passwort die, die eines festlegt'),
});
/** Where council members set their own password. */
const OWN_PASSWORD = '/ratsinfo/passwort/';

/** Logs in staff and council members, from JSON or from a form sent without scripts. */
export const login: RoutePlugin<ServicesContext> = async (app, { config, database }) => {
  const open = takeFromStrangers(app, config);
  const schema = { ...OPEN, body: loginSchema };
  const failures = problemReplies(400, 401, 403, 413, 415, 422, 429);

  async function accept(
    access: Access,
    request: FastifyRequest<{ Body: z.output<typeof loginSchema> }>,
    reply: FastifyReply,
  ): Promise<{ konto: AccountLine; token: string }> {
    const device = readDevice(request, access);
    const registered = await logIn(database.db, config, access, request.body, { ip: request.ip, geraet: device });
    setCookies(reply, access, registered.token, registered.konto, config);
    setDeviceCookie(reply, access, await rememberDevice(database.db, registered.konto.id, device), config);
    reply.header('cache-control', 'no-store');
    return { konto: registered.konto, token: getToken(registered.token, request) };
  }

  const intern = findAccess('intern');
  app.post(
    `${intern.pfad}/login`,
    {
      ...open,
      schema: { ...schema, summary: 'Anmeldung der Verwaltung', response: { 200: internSchema, ...failures } },
    },
    async (request, reply) => {
      const { konto: account, token } = await accept(intern, request, reply);
      return reply.send({ token, uuid: account.uuid });
    },
  );

  const council = findAccess('rat');
  app.post(
    `${council.pfad}/login`,
    {
      ...open,
      schema: {
        ...schema,
        summary: 'Anmeldung im Ratsinformationssystem',
        response: { 200: councilSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { konto: account, token } = await accept(council, request, reply);
      const { id, pw_geaendert } = account;
      return reply.send({ id, token, pw_geaendert, ...(pw_geaendert ? {} : { weiter: OWN_PASSWORD }) });
    },
  );
};
