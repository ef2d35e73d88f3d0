import { organiserDraftSchema } from '@gm/shared/areas/ferienprogramm/organisers/holiday-draft';
import { organiserSchema, organiserSheetSchema } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { AppError } from '@gm/shared/errors/app-error';
import { receiptSchema } from '@gm/shared/schemas/form';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { carryOut } from '../../../../core/forms/carry-out.ts';
import { hash, receiveOnce } from '../../../../core/forms/receive-once.ts';
import { buildTokenHash } from '../../../../core/platform/config/secret.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { keyHeadSchema } from '../../../../core/platform/protection/protection.ts';
import { registerFormParser } from '../../../../core/platform/protection/read-form-data.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { createAccessRepository } from '../../organisers/access-repository.ts';
import { endAccess, requireAccess, requireOrganiser, UNKNOWN } from '../../organisers/open-access.ts';
import { createOrganiserRepository } from '../../organisers/organiser-repository.ts';
import { sendParticipantList } from '../../participants/participant-list.ts';
import { createParticipantsRepository } from '../../participants/participants-repository.ts';
import { LIST_ANSWER, LIST_FORMATS } from '../../participants/send-list.ts';
import { buildSheetPath } from '../../program/organiser-path.ts';
import { createDraft } from '../create-draft.ts';
import { createDraftEditing } from '../edit-own-draft.ts';
import { organiserOperations } from '../organiser-operation.ts';
import { runOrganiserOperation } from '../organiser-operations.ts';
import { showOrganiser, showSheet } from '../show-organiser.ts';

const PATH = '/api/ferienprogramm/veranstalter';
const FORM = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
const token = z.string().max(100);
const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const unknownOne = () => new AppError('nicht_gefunden', UNKNOWN);

/** Organisers see and edit their own events only. */
export const organiser: RoutePlugin = async (app, { config, database, stand: state }) => {
  const { db } = database;
  const service = createHolidayService(database, state, config);
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 401, 403, 404, 409, 415, 422, 429, 503);
  registerFormParser(app, { dateifelder: [] });

  app.get(
    PATH,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Veranstaltungen eines angemeldeten Veranstalters',
        querystring: z.object({ token }),
        response: { 200: organiserSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createAccessRepository(db).find(buildTokenHash(request.query.token));
      return email === null
        ? { angemeldet: false, email: '', hilft: false, data: [] }
        : showOrganiser(db, request.query.token, email);
    },
  );

  app.get(
    `${PATH}/blatt`,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine eigene Veranstaltung mit Plätzen, Teilnehmern und Auslagen',
        querystring: z.object({ token, id }),
        response: { 200: organiserSheetSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createAccessRepository(db).find(buildTokenHash(request.query.token));
      if (email === null) return { event: null };
      const event = await showSheet(db, request.query.id, email);
      if (!event) throw unknownOne();
      return { event };
    },
  );

  app.get(
    `${PATH}/liste`,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Teilnehmerliste einer eigenen Veranstaltung als CSV, XLSX oder Druckseite',
        querystring: z.object({ token, id, format: z.enum(LIST_FORMATS).default('html') }),
        response: { 200: LIST_ANSWER, ...problemReplies(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { id: num, format } = request.query;
      const { email } = await requireOrganiser(db, request.query.token, num);
      const list = await createParticipantsRepository(db).list(num);
      if (!list) throw unknownOne();
      await createOrganiserRepository(db).note(num, email, `Teilnehmerliste geholt (${format})`);
      return sendParticipantList(reply, list, 'veranstalter', format);
    },
  );

  app.post(
    `${PATH}/vorgang`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Plätze dazugeben, Familien schreiben, Auslagen melden, Fragen festlegen, eine Veranstaltung beginnen',
        consumes: FORM,
        body: z.discriminatedUnion('vorgang', [...organiserOperations]),
        response: { 201: receiptSchema.extend({ weiter: z.string().optional() }), ...problems },
      },
    },
    async (request, reply) => {
      const input = request.body;
      reply.header('cache-control', 'no-store').code(201);
      if (input.vorgang === 'abmelden') return endAccess(db, input.token);
      if (input.vorgang === 'neu') {
        const who = await findWho(input.token);
        const fresh = await db.transaction().execute((trx) => createDraft(trx, input, who));
        const next = buildSheetPath(input.token, fresh).replace('/blatt/', '/entwurf/');
        return { id: fresh, referenz: '', weiter: next };
      }
      const from = await requireOrganiser(db, input.token, input.id);
      const order = { veranstalter: from, saison: await service.readSaison(), jetzt: new Date() };
      const key = 'beleg' in input ? input.beleg : undefined;
      const once = { name: `ferien-${input.vorgang}`, schluessel: key, pruefsumme: hash(JSON.stringify(input)) };
      const receipt = await receiveOnce(db, once, async (trx) => ({
        id: input.id,
        referenz: await runOrganiserOperation(trx, input, order),
      }));
      service.wakeMailVersand();
      return receipt;
    },
  );

  /** Organiser of a new event, with the name used for their first existing event. */
  async function findWho(secret: string): Promise<{ name: string; email: string }> {
    const email = await requireAccess(db, secret);
    const repository = createOrganiserRepository(db);
    const [first] = await repository.listEvents(email);
    const name = first === undefined ? null : await repository.findName(first, email);
    // Staff have removed the last one.
    if (name === null) throw unknownOne();
    return { name, email };
  }

  app.post(
    `${PATH}/entwurf`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Den Entwurf einer eigenen Veranstaltung ändern, bis das Rathaus ihn veröffentlicht',
        consumes: FORM,
        headers: keyHeadSchema,
        body: organiserDraftSchema,
        response: { 201: receiptSchema, ...problems },
      },
    },
    async (request, reply) => {
      const command = createDraftEditing(await service.readSaison());
      const receipt = await carryOut(db, command, request.body, request.headers['idempotency-key']);
      service.wakeMailVersand();
      return reply.code(201).send(receipt);
    },
  );
};
