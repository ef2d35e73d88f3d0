import { veranstalterentwurfSchema } from '@gm/shared/bereiche/ferienprogramm/ferienentwurf';
import { veranstalterblattSchema, veranstalterSchema } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { AppError } from '@gm/shared/fehler/app-error';
import { eingangSchema } from '@gm/shared/schemas/formular';
import { z } from 'zod';
import type { RoutePlugin } from '../../../../kern/bereich.ts';
import { buildTokenHash } from '../../../../kern/betrieb/geheimnis.ts';
import { carryOut } from '../../../../kern/formulare/carry-out.ts';
import { registerFormularParser } from '../../../../kern/formulare/read-formulardaten.ts';
import { hash, receiveOnce } from '../../../../kern/formulare/receive-once.ts';
import { schluesselKopfSchema } from '../../../../kern/formulare/schutz.ts';
import { takeFromOwnSite } from '../../../../kern/formulare/take-from-own-site.ts';
import { problemReplies } from '../../../../kern/server/problem-replies.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { LISTENANTWORT, LISTENFORMATE } from '../../send-liste.ts';
import { createTeilnehmerRepository } from '../../teilnehmer-repository.ts';
import { sendTeilnehmerliste } from '../../teilnehmerliste.ts';
import { createEntwurf } from '../create-entwurf.ts';
import { createEntwurfbearbeitung } from '../edit-eigenen-entwurf.ts';
import { endZugang, requireVeranstalter, requireZugang, UNBEKANNT } from '../open-zugang.ts';
import { showBlatt, showVeranstalter } from '../show-veranstalter.ts';
import { buildBlattPfad } from '../veranstalter-pfad.ts';
import { createVeranstalterRepository } from '../veranstalter-repository.ts';
import { runVeranstaltervorgang } from '../veranstalter-vorgaenge.ts';
import { veranstaltervorgaenge } from '../veranstaltervorgang.ts';
import { createZugangRepository } from '../zugang-repository.ts';

const PFAD = '/api/ferienprogramm/veranstalter';
const FORM = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
const token = z.string().max(100);
const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const unbekannt = () => new AppError('nicht_gefunden', UNBEKANNT);

/** What organisers see and do once they are in: their own events and nothing of others. */
export const veranstalter: RoutePlugin = async (app, { config, database, stand }) => {
  const { db } = database;
  const dienst = createFerienDienst(database, stand, config);
  const schreibend = takeFromOwnSite(config);
  const problems = problemReplies(400, 401, 403, 404, 409, 415, 422, 429, 503);
  registerFormularParser(app, { dateifelder: [] });

  app.get(
    PFAD,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Die Veranstaltungen eines angemeldeten Veranstalters',
        querystring: z.object({ token }),
        response: { 200: veranstalterSchema, ...problemReplies(400) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createZugangRepository(db).find(buildTokenHash(request.query.token));
      return email === null
        ? { angemeldet: false, email: '', hilft: false, data: [] }
        : showVeranstalter(db, request.query.token, email);
    },
  );

  app.get(
    `${PFAD}/blatt`,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Eine eigene Veranstaltung mit Plätzen, Teilnehmern und Auslagen',
        querystring: z.object({ token, id }),
        response: { 200: veranstalterblattSchema, ...problemReplies(400, 404) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const email = await createZugangRepository(db).find(buildTokenHash(request.query.token));
      if (email === null) return { event: null };
      const event = await showBlatt(db, request.query.id, email);
      if (!event) throw unbekannt();
      return { event };
    },
  );

  app.get(
    `${PFAD}/liste`,
    {
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Teilnehmerliste einer eigenen Veranstaltung als CSV, XLSX oder Druckseite',
        querystring: z.object({ token, id, format: z.enum(LISTENFORMATE).default('html') }),
        response: { 200: LISTENANTWORT, ...problemReplies(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { id: nummer, format } = request.query;
      const { email } = await requireVeranstalter(db, request.query.token, nummer);
      const liste = await createTeilnehmerRepository(db).list(nummer);
      if (!liste) throw unbekannt();
      await createVeranstalterRepository(db).note(nummer, email, `Teilnehmerliste geholt (${format})`);
      return sendTeilnehmerliste(reply, liste, 'veranstalter', format);
    },
  );

  app.post(
    `${PFAD}/vorgang`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Plätze dazugeben, Familien schreiben, Auslagen melden, Fragen festlegen, eine Veranstaltung beginnen',
        consumes: FORM,
        body: z.discriminatedUnion('vorgang', [...veranstaltervorgaenge]),
        response: { 201: eingangSchema.extend({ weiter: z.string().optional() }), ...problems },
      },
    },
    async (request, reply) => {
      const eingabe = request.body;
      reply.header('cache-control', 'no-store').code(201);
      if (eingabe.vorgang === 'abmelden') return endZugang(db, eingabe.token);
      if (eingabe.vorgang === 'neu') {
        const wer = await findWer(eingabe.token);
        const neu = await db.transaction().execute((trx) => createEntwurf(trx, eingabe, wer));
        const weiter = buildBlattPfad(eingabe.token, neu).replace('/blatt/', '/entwurf/');
        return { id: neu, referenz: '', weiter };
      }
      const von = await requireVeranstalter(db, eingabe.token, eingabe.id);
      const auftrag = { veranstalter: von, saison: await dienst.readSaison(), jetzt: new Date() };
      const schluessel = 'beleg' in eingabe ? eingabe.beleg : undefined;
      const einmal = { name: `ferien-${eingabe.vorgang}`, schluessel, pruefsumme: hash(JSON.stringify(eingabe)) };
      const eingang = await receiveOnce(db, einmal, async (trx) => ({
        id: eingabe.id,
        referenz: await runVeranstaltervorgang(trx, eingabe, auftrag),
      }));
      dienst.wakeMailVersand();
      return eingang;
    },
  );

  /** Who begins an event: named as for the first one that is looked after already. */
  async function findWer(geheimnis: string): Promise<{ name: string; email: string }> {
    const email = await requireZugang(db, geheimnis);
    const repository = createVeranstalterRepository(db);
    const [erste] = await repository.listEvents(email);
    const name = erste === undefined ? null : await repository.findName(erste, email);
    // Staff have taken the last one away.
    if (name === null) throw unbekannt();
    return { name, email };
  }

  app.post(
    `${PFAD}/entwurf`,
    {
      ...schreibend,
      schema: {
        tags: ['Ferienprogramm'],
        summary: 'Den Entwurf einer eigenen Veranstaltung ändern, bis das Rathaus ihn veröffentlicht',
        consumes: FORM,
        headers: schluesselKopfSchema,
        body: veranstalterentwurfSchema,
        response: { 201: eingangSchema, ...problems },
      },
    },
    async (request, reply) => {
      const befehl = createEntwurfbearbeitung(await dienst.readSaison());
      const eingang = await carryOut(db, befehl, request.body, request.headers['idempotency-key']);
      dienst.wakeMailVersand();
      return reply.code(201).send(eingang);
    },
  );
};
