import {
  calendarAddressSchema,
  calendarWishSchema,
  choiceAnswerSchema,
  choiceSchema,
  DECLARATIONS,
  type DeclarationField,
  declarationSchema,
  familySchema,
  familyWaitingPlaceSchema,
} from '@gm/shared/areas/ferienprogramm/registration/family';
import { AppError } from '@gm/shared/errors/app-error';
import { toEuro } from '@gm/shared/format/amount';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../core/composition/area.ts';
import { noteConsents } from '../../../../core/forms/submissions/note-consents.ts';
import { buildTokenHash } from '../../../../core/platform/config/secret.ts';
import { CALENDAR_TYPE } from '../../../../core/platform/http/calendar-answer.ts';
import { problemReplies } from '../../../../core/platform/http/problem-replies.ts';
import { takeFromOwnSite } from '../../../../core/platform/protection/take-from-own-site.ts';
import { createFamilyRepository } from '../../booking/family-repository.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { acceptOffer, refuseOffer } from '../../waiting-list/waiting-list.ts';
import { changeChoice } from '../change-choice.ts';
import { openCalendar, writeFamilyCalendar } from '../family-calendar.ts';
import { showFamily } from '../show-family.ts';

const PATH = '/api/ferienprogramm/familie';
const unknownOne = () => new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');

/** Everything of one family for the link of a confirmed booking: view, change, wait-list, declare, subscribe. */
export const family: RoutePlugin = async (app, { config, database, stand: state }) => {
  const { db } = database;
  const service = createHolidayService(database, state, config);
  const writing = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const found = await showFamily(db, token, (await service.readSaison()).optionen, new Date());
    if (!found) throw unknownOne();
    return found;
  };

  app.get(
    PATH,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Alle Kinder, Termine, Warteplätze und Rechnungen einer Familie',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: familySchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    `${PATH}/wahl`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen eines Kindes dazunehmen, absagen oder tauschen; ohne Betrag nur sagen, was es kostet',
        body: choiceSchema,
        response: { 200: choiceAnswerSchema, ...problems },
      },
    },
    async (request, reply) => {
      const result = await changeChoice(db, request.body, await service.readSaison(), new Date());
      if (result.art === 'unbekannt') throw unknownOne();
      if (result.art === 'abgelehnt') throw new AppError('konflikt', result.meldung, { titel: 'Nicht möglich' });
      reply.header('cache-control', 'no-store');
      const more = toEuro(result.mehr);
      if (result.art === 'kosten') return { mehr: more, familie: null };
      service.wakeMailVersand();
      return { mehr: more, familie: await show(request.body.token) };
    },
  );

  app.post(
    `${PATH}/warteplatz`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen angebotenen Platz annehmen, oder die Warteliste verlassen',
        body: familyWaitingPlaceSchema,
        response: { 200: familySchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token, id, was } = request.body;
      const found = await createFamilyRepository(db).find(buildTokenHash(token));
      if (!found) throw unknownOne();
      const season = await service.readSaison();
      const who = { id, email: found.email };
      const result =
        was === 'annehmen'
          ? await acceptOffer(db, who, season, new Date())
          : await refuseOffer(db, who, season, new Date());
      if (result.art === 'unbekannt') throw unknownOne();
      if (result.art === 'abgelehnt') throw new AppError('konflikt', result.meldung, { titel: 'Nicht möglich' });
      service.wakeMailVersand();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    `${PATH}/erklaerung`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Für ein Kind in etwas einwilligen oder es widerrufen',
        body: declarationSchema,
        response: { 200: familySchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token, kind: id, feld: field, zugestimmt: consented } = request.body;
      const families = createFamilyRepository(db);
      const found = await families.find(buildTokenHash(token));
      const children = found ? (await families.listBuchungen(found.email)).flatMap((one) => one.kinder) : [];
      const child = children.find((one) => one.id === id);
      const [wortlaut] = noteConsents(DECLARATIONS, { [field as DeclarationField]: true });
      if (!found || !child || !wortlaut) throw unknownOne();
      await families.declare({ email: found.email, schluessel: child.schluessel, ...wortlaut, zugestimmt: consented });
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    `${PATH}/kalender`,
    {
      ...writing,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Adresse des Kalenders einer Familie; sie zeigt Termine und kann sonst nichts',
        body: calendarWishSchema,
        response: { 200: calendarAddressSchema, ...problems },
      },
    },
    async (request, reply) => {
      const path = await openCalendar(db, request.body.token);
      if (!path) throw unknownOne();
      reply.header('cache-control', 'no-store');
      return { adresse: new URL(path, config.SITE_URL).href };
    },
  );

  app.get(
    `${PATH}/kalender.ics`,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Alle Termine einer Familie als Kalender, der Änderungen folgt',
        produces: ['text/calendar'],
        querystring: z.object({ token: z.string().max(100) }),
        response: {
          200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
          ...problemReplies(400, 404),
        },
      },
    },
    async (request, reply) => {
      const text = await writeFamilyCalendar(db, request.query.token, config.SITE_URL);
      if (text === null) throw unknownOne();
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'inline; filename="ferienprogramm.ics"');
      return reply.type(CALENDAR_TYPE).send(text);
    },
  );
};
