import { AppError } from '@gm/shared/errors/app-error';
import { kontenSchema, RIGHT_LEVELS } from '@gm/shared/schemas/accounts';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { registerFormParser } from '../../platform/protection/read-form-data.ts';
import { accountDetailsSchema, roleSchema } from '../../services/accounts/account-details.ts';
import { createAccountRepository } from '../../services/accounts/account-repository.ts';
import { createAccountAdministration } from '../../services/accounts/manage-accounts.ts';
import { proofSchema, proveOwner } from '../../services/accounts/prove-owner.ts';
import { createRightsRepository } from '../../services/accounts/rights-repository.ts';
import { getLoggedIn, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { changeRights, isRightOperation } from '../rights/change-rights.ts';
import { listRightKinds, nameRights } from '../rights/right-kinds.ts';

/** A form sends one checked box as a string, several as an array. */
const roles = z.preprocess((value) => [value ?? []].flat(), roleSchema);
const id = z.coerce.number().int().min(1).max(2_147_483_647);
const may = z.enum(RIGHT_LEVELS, 'Bitte wählen Sie aus, was das Konto darf.');
const tag = z.iso.date('Bitte geben Sie einen Tag an, zum Beispiel 09.03.2026.');
const WHO_MISSING = 'Bitte geben Sie die E-Mail-Adresse eines Kontos der Verwaltung an.';
const operationSchema = z.discriminatedUnion('vorgang', [
  accountDetailsSchema.extend({ vorgang: z.literal('anlegen'), rollen: roles, passwort: proofSchema }),
  z.object({ vorgang: z.literal('rollen'), id, rollen: roles, passwort: proofSchema }),
  z.object({
    vorgang: z.literal('recht-geben'),
    id,
    art: z.string().max(60),
    zweig: z.string().max(300).default(''),
    darf: may,
  }),
  z.object({ vorgang: z.literal('recht-nehmen'), id, art: z.string().max(60), zweig: z.string().max(300).default('') }),
  z
    .object({
      vorgang: z.literal('vertretung'),
      id,
      vertreter: z.string().trim().min(1, WHO_MISSING).max(254),
      von: tag,
      bis: tag,
    })
    .refine(({ von: from, bis: until }) => from <= until, {
      path: ['bis'],
      error: 'Das Ende darf nicht vor dem Beginn liegen.',
    }),
  z.object({ vorgang: z.literal('vertretung-enden'), id, vertreter_id: id }),
  z.object({ vorgang: z.enum(['sperren', 'entsperren', 'passwort', 'zweiter-faktor-aus']), id }),
]);

/** Lists and changes accounts, for administrators. */
export const accounts: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, config, database } = services;
  const administration = createAccountAdministration(database.db, config);
  const onRequest = requireRole(services, 'admin');
  registerFormParser(app, { dateifelder: [] });

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
      const words = request.query.q.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
      const all = await administration.list();
      const repository = createRightsRepository(database.db);
      const rights = await nameRights(database.db, areas, await repository.listRechte());
      const substitutions = await repository.listVertretungen();
      const isOf = (account: number) => (entry: { konto_id: number }) => entry.konto_id === account;
      const data = all
        .filter(({ vorname: firstName, nachname: lastName, email }) => fits(`${firstName} ${lastName} ${email}`))
        .map((account) => ({
          ...account,
          zweiter_faktor: account.totp_geheimnis !== null,
          rechte: rights.filter(isOf(account.id)),
          vertretungen: substitutions.filter(isOf(account.id)),
        }));
      return { data, rechtearten: listRightKinds(areas), pagination: { page: 1, pages: 1 } };
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
        body: operationSchema,
        response: { 204: z.null().describe('Geändert'), ...problemReplies(401, 403, 404, 409, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const input = request.body;
      if (input.vorgang === 'anlegen') {
        const { vorgang: _vorgang, passwort: password, ...details } = input;
        const fresh = details.art === 'intern' ? details.rollen : [];
        if (fresh.length > 0) await proveOwner(request, { db: database.db, config }, password);
        await administration.create({ ...details, rollen: fresh, person_id: null });
        return reply.code(204).send(null);
      }
      const own = input.id === getLoggedIn(request).konto.id;
      const losesAdmin = input.vorgang === 'rollen' && !input.rollen.includes('admin');
      if (own && (input.vorgang === 'sperren' || losesAdmin)) {
        throw new AppError(
          'konflikt',
          'Sich selbst können Sie weder sperren noch die Verwaltung der Konten entziehen.',
        );
      }
      const account = await createAccountRepository(database.db).findById(input.id);
      if (!account) throw new AppError('nicht_gefunden', 'Dieses Konto gibt es nicht mehr.');
      const { art: kind, email } = account;
      if (input.vorgang === 'rollen') {
        const fresh = kind === 'intern' ? input.rollen : [];
        const isMore = fresh.some((role) => !account.rollen.includes(role));
        if (isMore) await proveOwner(request, { db: database.db, config }, input.passwort);
        await administration.setRoles(kind, email, fresh);
      } else if (isRightOperation(input)) await changeRights(database.db, areas, { id: input.id, art: kind }, input);
      else if (input.vorgang === 'passwort') await administration.sendLink(kind, email);
      else if (input.vorgang === 'zweiter-faktor-aus') await administration.setSecondFactor(kind, email, false);
      else await administration.setLocked(kind, email, input.vorgang === 'sperren');
      return reply.code(204).send(null);
    },
  );
};
