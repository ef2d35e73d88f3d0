import { randomBytes } from 'node:crypto';
import { AppError } from '@gm/shared/fehler/app-error';
import { readAugenblick } from '@gm/shared/regeln/berliner-zeit';
import { VORSCHAU } from '@gm/shared/regeln/vorschau';
import { vorschauEingabeSchema, vorschauSchema } from '@gm/shared/schemas/redaktion-inhalt';
import type { RoutePlugin } from '../../bereich.ts';
import { seiteArt } from '../../inhalt/kern-arten.ts';
import { getAkteur, requireRolle } from '../../konten/require-rolle.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { findInhaltsart } from '../inhalt/list-editierbare.ts';
import { requireRecht } from '../rechte/check-recht.ts';
import { listZweige } from '../rechte/list-zweige.ts';
import { readRechte } from '../rechte/read-rechte.ts';
import { buildEintragsvorschau, buildVorschau, hasVorschau } from '../vorschau/build-vorschau.ts';
import { createVorschauRepository } from '../vorschau/vorschau-repository.ts';

/** Where only the day is said. */
const MITTAG = '12:00';

function parseDaten(daten: string): unknown {
  try {
    return JSON.parse(daten) as unknown;
  } catch (cause) {
    throw new AppError('felder_ungueltig', 'Die Angaben sind nicht lesbar.', { cause });
  }
}

/** A page as it would be, under an address of its own. */
export const vorschau: RoutePlugin = async (app, dienste) => {
  const { bereiche } = dienste;
  const { db } = dienste.database;
  app.post(
    '/api/intranet/redaktion/vorschau',
    {
      onRequest: requireRolle(dienste, 'redaktion', 'admin', 'autor', 'verein'),
      schema: {
        tags: ['Redaktion'],
        summary: 'Eine Seite ansehen, wie sie wäre',
        body: vorschauEingabeSchema,
        response: { 201: vorschauSchema, ...problemReplies(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { art: name, schluessel, daten: json, text, token: bisher, am, um } = request.body;
      const art = findInhaltsart(bereiche, name || seiteArt.name);
      if (!art || !hasVorschau(bereiche, art)) throw new AppError('nicht_gefunden', 'Dafür gibt es keine Vorschau.');
      const zeitpunkt = am ? readAugenblick({ tag: am, uhrzeit: um || MITTAG }) : null;
      const { konto } = getAkteur(request);
      const isSeite = art === seiteArt;
      // Rights on pages hang on their place alone: nothing is read for somebody who has none.
      const angaben = isSeite ? null : parseDaten(json);
      requireRecht(readRechte(request), { art: art.name, zweige: listZweige(art, { schluessel, daten: angaben }) });
      const entwurf = { schluessel, daten: angaben ?? parseDaten(json), text };
      const seite = await (isSeite
        ? buildVorschau(db, entwurf, zeitpunkt)
        : buildEintragsvorschau(db, bereiche, art, entwurf)
      ).catch((fehler: unknown) => {
        if (!(fehler instanceof AppError) || fehler.code !== 'inhalt_fehlerhaft') throw fehler;
        throw new AppError('felder_ungueltig', fehler.felder?.[0]?.meldung ?? fehler.message, { cause: fehler });
      });
      if (!seite) throw new AppError('nicht_gefunden', 'Dafür gibt es keine Vorschau.');
      const vorschauen = createVorschauRepository(db);
      const isReplaced = bisher !== '' && (await vorschauen.replace(bisher, konto, { seite, zeitpunkt }));
      const token = isReplaced ? bisher : randomBytes(24).toString('base64url');
      if (!isReplaced) await vorschauen.add(token, konto, { seite, zeitpunkt });
      return reply.code(201).send({ token, href: `${VORSCHAU}${token}/` });
    },
  );
};
