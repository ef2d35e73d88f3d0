import { AppError } from '@gm/shared/fehler/app-error';
import { kontenSchema, RECHTESTUFEN } from '@gm/shared/schemas/konten';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { registerFormularParser } from '../../formulare/read-formulardaten.ts';
import { changeRechte, isRechtevorgang } from '../../redaktion/rechte/change-rechte.ts';
import { listRechtearten, nameRechte } from '../../redaktion/rechte/rechtearten.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createKontenRepository } from '../konten-repository.ts';
import { kontoAngabenSchema, rollenSchema } from '../konto-angaben.ts';
import { createKontenverwaltung } from '../manage-konten.ts';
import { createRechteRepository } from '../rechte-repository.ts';
import { getLoggedIn, requireRolle } from '../require-rolle.ts';

/** A form sends one box as a text and several as a list. */
const rollen = z.preprocess((wert) => [wert ?? []].flat(), rollenSchema);
const id = z.coerce.number().int().min(1).max(2_147_483_647);
const darf = z.enum(RECHTESTUFEN, 'Bitte wählen Sie aus, was das Konto darf.');
const tag = z.iso.date('Bitte geben Sie einen Tag an, zum Beispiel 09.03.2026.');
const WER_FEHLT = 'Bitte geben Sie die E-Mail-Adresse eines Kontos der Verwaltung an.';
const vorgangSchema = z.discriminatedUnion('vorgang', [
  kontoAngabenSchema.extend({ vorgang: z.literal('anlegen'), rollen }),
  z.object({ vorgang: z.literal('rollen'), id, rollen }),
  z.object({
    vorgang: z.literal('recht-geben'),
    id,
    art: z.string().max(60),
    zweig: z.string().max(300).default(''),
    darf,
  }),
  z.object({ vorgang: z.literal('recht-nehmen'), id, art: z.string().max(60), zweig: z.string().max(300).default('') }),
  z
    .object({
      vorgang: z.literal('vertretung'),
      id,
      vertreter: z.string().trim().min(1, WER_FEHLT).max(254),
      von: tag,
      bis: tag,
    })
    .refine(({ von, bis }) => von <= bis, { path: ['bis'], error: 'Das Ende darf nicht vor dem Beginn liegen.' }),
  z.object({ vorgang: z.literal('vertretung-enden'), id, vertreter_id: id }),
  z.object({ vorgang: z.enum(['sperren', 'entsperren', 'passwort', 'zweiter-faktor-aus']), id }),
]);

/** Administrators see and change accounts. */
export const konten: RoutePlugin = async (app, dienste) => {
  const { bereiche, config, database } = dienste;
  const verwaltung = createKontenverwaltung(database.db, config);
  const onRequest = requireRolle(dienste, 'admin');
  registerFormularParser(app, { dateifelder: [] });

  app.get(
    '/api/cms/intranet/konten',
    {
      onRequest,
      schema: {
        tags: ['Konten'],
        summary: 'Konten von Verwaltung und Gemeinderat',
        querystring: z.object({ q: z.string().max(200).default('').describe('Teil von Name oder Adresse') }),
        response: { 200: kontenSchema, ...problemReplies(400, 401, 403) },
      },
    },
    async (request) => {
      const woerter = request.query.q.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (text: string) => woerter.every((wort) => text.toLowerCase().includes(wort));
      const alle = await verwaltung.list();
      const repository = createRechteRepository(database.db);
      const rechte = await nameRechte(database.db, bereiche, await repository.listRechte());
      const vertretungen = await repository.listVertretungen();
      const isOf = (konto: number) => (eintrag: { konto_id: number }) => eintrag.konto_id === konto;
      const data = alle
        .filter(({ vorname, nachname, email }) => fits(`${vorname} ${nachname} ${email}`))
        .map((konto) => ({
          ...konto,
          zweiter_faktor: konto.totp_geheimnis !== null,
          rechte: rechte.filter(isOf(konto.id)),
          vertretungen: vertretungen.filter(isOf(konto.id)),
        }));
      return { data, rechtearten: listRechtearten(bereiche), pagination: { page: 1, pages: 1 } };
    },
  );

  app.post(
    '/api/cms/intranet/konten',
    {
      onRequest,
      schema: {
        tags: ['Konten'],
        summary: 'Ein Konto anlegen, sperren, mit Rollen versehen oder sein Passwort zurücksetzen',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: vorgangSchema,
        response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 404, 409, 415, 422) },
      },
    },
    async (request, reply) => {
      const eingabe = request.body;
      if (eingabe.vorgang === 'anlegen') {
        const { vorgang: _vorgang, ...angaben } = eingabe;
        await verwaltung.create({
          ...angaben,
          rollen: angaben.art === 'intern' ? angaben.rollen : [],
          person_id: null,
        });
        return reply.code(204).send(null);
      }
      const eigenes = eingabe.id === getLoggedIn(request).konto.id;
      const entmachtet = eingabe.vorgang === 'rollen' && !eingabe.rollen.includes('admin');
      if (eigenes && (eingabe.vorgang === 'sperren' || entmachtet)) {
        throw new AppError(
          'konflikt',
          'Sich selbst können Sie weder sperren noch die Verwaltung der Konten entziehen.',
        );
      }
      const konto = await createKontenRepository(database.db).findNummer(eingabe.id);
      if (!konto) throw new AppError('nicht_gefunden', 'Dieses Konto gibt es nicht mehr.');
      const { art, email } = konto;
      if (eingabe.vorgang === 'rollen') await verwaltung.setRollen(art, email, art === 'intern' ? eingabe.rollen : []);
      else if (isRechtevorgang(eingabe)) await changeRechte(database.db, bereiche, { id: eingabe.id, art }, eingabe);
      else if (eingabe.vorgang === 'passwort') await verwaltung.sendLink(art, email);
      else if (eingabe.vorgang === 'zweiter-faktor-aus') await verwaltung.setZweitenFaktor(art, email, false);
      else await verwaltung.setGesperrt(art, email, eingabe.vorgang === 'sperren');
      return reply.code(204).send(null);
    },
  );
};
