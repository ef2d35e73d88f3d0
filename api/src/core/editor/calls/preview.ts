import { randomBytes } from 'node:crypto';
import { AppError } from '@gm/shared/errors/app-error';
import { readInstant } from '@gm/shared/rules/berlin-time';
import { PREVIEW } from '@gm/shared/rules/preview';
import { previewInputSchema, previewSchema } from '@gm/shared/schemas/editor/editorial-content';
import { pageKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { getActor, requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { findContentKind } from '../kinds/list-editable.ts';
import { buildEntryKey } from '../kinds/place-entry.ts';
import { buildEntryPreview, buildPreview, hasPreview } from '../preview/build-preview.ts';
import { createPreviewRepository } from '../preview/preview-repository.ts';
import { requireRight } from '../rights/check-right.ts';
import { listBranches } from '../rights/list-branches.ts';
import { readRights } from '../rights/read-rights.ts';
import { checkPieces } from '../templates/check-pieces.ts';

/** If only the day is given. */
const NOON = '12:00';

function parseData(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    throw new AppError('felder_ungueltig', 'Die Angaben sind nicht lesbar.', { cause });
  }
}

/** Creates a preview of a page under an address of its own. */
export const preview: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas } = services;
  const { db } = services.database;
  app.post(
    '/api/intranet/redaktion/vorschau',
    {
      onRequest: requireRole(services, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine Seite ansehen, wie sie wäre',
        body: previewInputSchema,
        response: { 201: previewSchema, ...problemReplies(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { art: name, schluessel: key, daten: json, text, token: current, am: on, um } = request.body;
      const kind = findContentKind(areas, name || pageKind.name);
      if (!kind || !hasPreview(areas, kind)) throw new AppError('nicht_gefunden', 'Dafür gibt es keine Vorschau.');
      const moment = on ? readInstant({ tag: on, uhrzeit: um || NOON }) : null;
      const { konto: account } = getActor(request);
      const isPage = kind === pageKind;
      // Rights on pages depend on their path only, so nothing is parsed for accounts without them.
      const details = isPage ? null : parseData(json);
      requireRight(readRights(request), {
        art: kind.name,
        zweige: listBranches(kind, { schluessel: key, daten: details }),
      });
      const parsed = details ?? parseData(json);
      const path = isPage ? getPagePath(`seiten/${buildEntryKey(key)}.md`) : null;
      const [wrong] = await checkPieces(db, { art: kind.name, schluessel: key, pfad: path, daten: parsed });
      if (wrong) throw new AppError('felder_ungueltig', wrong.meldung, { felder: [wrong] });
      const draft = { schluessel: key, daten: parsed, text };
      const page = await (isPage ? buildPreview(db, draft, moment) : buildEntryPreview(db, areas, kind, draft)).catch(
        (error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'inhalt_fehlerhaft') throw error;
          throw new AppError('felder_ungueltig', error.felder?.[0]?.meldung ?? error.message, { cause: error });
        },
      );
      if (!page) throw new AppError('nicht_gefunden', 'Dafür gibt es keine Vorschau.');
      const previews = createPreviewRepository(db);
      const isReplaced =
        current !== '' && (await previews.replace(current, account, { seite: page, zeitpunkt: moment }));
      const token = isReplaced ? current : randomBytes(24).toString('base64url');
      if (!isReplaced) await previews.add(token, account, { seite: page, zeitpunkt: moment });
      return reply.code(201).send({ token, href: `${PREVIEW}${token}/` });
    },
  );
};
