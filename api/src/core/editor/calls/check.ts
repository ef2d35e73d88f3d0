import { AppError } from '@gm/shared/errors/app-error';
import { checkSchema } from '@gm/shared/schemas/editor/editorial';
import { checkInputSchema } from '@gm/shared/schemas/editor/editorial-content';
import { COPY } from '@gm/shared/schemas/editor/editorial-content-fields';
import { createProspect } from '../../content/publish/prospect.ts';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import { requireRole } from '../../services/accounts/sessions/require-role.ts';
import type { EditorContext } from '../context.ts';
import { parseData } from '../kinds/content-details.ts';
import { findContentKind } from '../kinds/list-editable.ts';
import { computeReadability } from '../quality/compute-readability.ts';
import { listFindings } from '../quality/list-findings.ts';
import { listMissing } from '../quality/list-missing.ts';
import { listTexts } from '../quality/list-texts.ts';
import { readRights } from '../rights/read-rights.ts';

/** A warning while the title of a copy is still the provisional one. */
const listCopyTitle = (data: { titel?: unknown }) =>
  String(data.titel ?? '').startsWith(COPY)
    ? [
        {
          regel: 'kopie',
          stufe: 'warnt' as const,
          feld: 'daten/titel',
          meldung: `Der Titel beginnt noch mit „${COPY.trim()}“.`,
        },
      ]
    : [];

/** Quality findings for an entry while it is written. */
export const check: RoutePlugin<EditorContext> = async (app, services) => {
  const { bereiche: areas, database } = services;
  app.post(
    '/api/intranet/redaktion/pruefung',
    {
      onRequest: requireRole(services, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Einen Eintrag prüfen, wie er gerade geschrieben wird',
        body: checkInputSchema,
        response: { 200: checkSchema, ...problemReplies(400, 401, 403, 422) },
      },
    },
    async (request) => {
      const { art: kind, schluessel: key, daten: json, text } = request.body;
      if (!readRights(request).allowsSome(kind)) throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht.');
      const data = parseData(json) ?? {};
      const entry = { art: kind, schluessel: key, datei: '', platz: 0, daten: data, text };
      const paragraphs = [...listTexts(data).map((piece) => piece.text), ...text.split(/\n\s*\n/)];
      const contentKind = findContentKind(areas, kind);
      const missing = contentKind ? await listMissing(database.db, contentKind, entry) : [];
      return {
        befunde: [
          ...listCopyTitle(data),
          ...missing.map((error) => ({ regel: 'vollstaendig', stufe: 'sperrt' as const, ...error })),
          ...(await listFindings(database.db, areas, entry, createProspect(database.db))),
        ],
        lesbarkeit: computeReadability(paragraphs),
      };
    },
  );
};
