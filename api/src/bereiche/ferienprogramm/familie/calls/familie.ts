import {
  ERKLAERUNGEN,
  type Erklaerungsfeld,
  erklaerungSchema,
  familienwarteplatzSchema,
  familieSchema,
  kalenderadresseSchema,
  kalenderwunschSchema,
  wahlantwortSchema,
  wahlSchema,
} from '@gm/shared/bereiche/ferienprogramm/familie';
import { AppError } from '@gm/shared/fehler/app-error';
import { toEuro } from '@gm/shared/format/betrag';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { buildTokenHash } from '../../../../kern/betrieb/geheimnis.ts';
import { noteZustimmungen } from '../../../../kern/formulare/note-zustimmungen.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { KALENDER_TYP } from '../../../../kern/server/kalender-antwort.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { acceptAngebot, refuseAngebot } from '../../warteliste.ts';
import { changeWahl } from '../change-wahl.ts';
import { createFamilieRepository } from '../familie-repository.ts';
import { openKalender, writeFamilienkalender } from '../familienkalender.ts';
import { showFamilie } from '../show-familie.ts';

const PFAD = '/api/ferienprogramm/familie';
const unbekannt = () => new AppError('nicht_gefunden', 'Diese Seite gibt es nicht.');

/** Everything of one family behind the link of one of its firm bookings: see it, change it, wait, declare, subscribe. */
export const familie: RoutePlugin = async (app, { config, database, stand }) => {
  const { db } = database;
  const dienst = createFerienDienst(database, stand, config);
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 403, 404, 409, 415, 422, 429, 503);
  const show = async (token: string) => {
    const gefunden = await showFamilie(db, token, (await dienst.readSaison()).optionen, new Date());
    if (!gefunden) throw unbekannt();
    return gefunden;
  };

  app.get(
    PFAD,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Alle Kinder, Termine, Warteplätze und Rechnungen einer Familie',
        querystring: z.object({ token: z.string().max(100) }),
        response: { 200: familieSchema, ...problemReplies(400, 404, 503) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return show(request.query.token);
    },
  );

  app.post(
    `${PFAD}/wahl`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Veranstaltungen eines Kindes dazunehmen, absagen oder tauschen; ohne Betrag nur sagen, was es kostet',
        body: wahlSchema,
        response: { 200: wahlantwortSchema, ...problems },
      },
    },
    async (request, reply) => {
      const ergebnis = await changeWahl(db, request.body, await dienst.readSaison(), new Date());
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      if (ergebnis.art === 'abgelehnt') throw new AppError('konflikt', ergebnis.meldung, { titel: 'Nicht möglich' });
      reply.header('cache-control', 'no-store');
      const mehr = toEuro(ergebnis.mehr);
      if (ergebnis.art === 'kosten') return { mehr, familie: null };
      dienst.wakeMailVersand();
      return { mehr, familie: await show(request.body.token) };
    },
  );

  app.post(
    `${PFAD}/warteplatz`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Einen angebotenen Platz annehmen, oder die Warteliste verlassen',
        body: familienwarteplatzSchema,
        response: { 200: familieSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token, id, was } = request.body;
      const gefunden = await createFamilieRepository(db).find(buildTokenHash(token));
      if (!gefunden) throw unbekannt();
      const saison = await dienst.readSaison();
      const wer = { id, email: gefunden.email };
      const ergebnis =
        was === 'annehmen'
          ? await acceptAngebot(db, wer, saison, new Date())
          : await refuseAngebot(db, wer, saison, new Date());
      if (ergebnis.art === 'unbekannt') throw unbekannt();
      if (ergebnis.art === 'abgelehnt') throw new AppError('konflikt', ergebnis.meldung, { titel: 'Nicht möglich' });
      dienst.wakeMailVersand();
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    `${PFAD}/erklaerung`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Für ein Kind in etwas einwilligen oder es widerrufen',
        body: erklaerungSchema,
        response: { 200: familieSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { token, kind: id, feld, zugestimmt } = request.body;
      const familien = createFamilieRepository(db);
      const gefunden = await familien.find(buildTokenHash(token));
      const kinder = gefunden ? (await familien.listBuchungen(gefunden.email)).flatMap((eine) => eine.kinder) : [];
      const kind = kinder.find((eines) => eines.id === id);
      const [wortlaut] = noteZustimmungen(ERKLAERUNGEN, { [feld as Erklaerungsfeld]: true });
      if (!gefunden || !kind || !wortlaut) throw unbekannt();
      await familien.declare({ email: gefunden.email, schluessel: kind.schluessel, ...wortlaut, zugestimmt });
      reply.header('cache-control', 'no-store');
      return show(token);
    },
  );

  app.post(
    `${PFAD}/kalender`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Adresse des Kalenders einer Familie; sie zeigt Termine und kann sonst nichts',
        body: kalenderwunschSchema,
        response: { 200: kalenderadresseSchema, ...problems },
      },
    },
    async (request, reply) => {
      const pfad = await openKalender(db, request.body.token);
      if (!pfad) throw unbekannt();
      reply.header('cache-control', 'no-store');
      return { adresse: new URL(pfad, config.SITE_URL).href };
    },
  );

  app.get(
    `${PFAD}/kalender.ics`,
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
      const text = await writeFamilienkalender(db, request.query.token, config.SITE_URL);
      if (text === null) throw unbekannt();
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'inline; filename="ferienprogramm.ics"');
      return reply.type(KALENDER_TYP).send(text);
    },
  );
};
