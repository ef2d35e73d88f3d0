import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { BILD_BREITEN, BILD_VERHAELTNISSE, type BildVerhaeltnis } from '@gm/shared/regeln/bild-groessen';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { openDateien } from '../../dateien/open-dateien.ts';
import { problemReplies } from '../../server/problem-replies.ts';
import { createBildDienst, type Original } from '../bild-dienst.ts';
import { chooseFormat } from '../bild-format.ts';
import { createBildRepository } from '../bild-repository.ts';

const breiten = BILD_BREITEN.map(String) as [string, ...string[]];
const verhaeltnisse = Object.keys(BILD_VERHAELTNISSE) as [BildVerhaeltnis, ...BildVerhaeltnis[]];

/** Bytes say nothing a schema could check. */
const datei = { schema: z.unknown() };

/** A picture at a listed width and, if asked for, in a listed crop. Nothing else can be ordered: no work for strangers. */
export const bild: RoutePlugin = async (app, { config, database, stand }) => {
  const bilder = createBildRepository(database.db);
  // Asked for dozens of times a page, changed with the content only.
  const bekannte = new Map<string, Original>();
  const forget = stand.onChange(() => bekannte.clear());
  app.addHook('onClose', async () => forget());
  const dienst = createBildDienst({
    dateien: openDateien(config),
    cache: join(config.DATA_DIR, 'bilder'),
    maxBytes: config.BILD_CACHE_MB * 1024 * 1024,
    gleichzeitig: config.BILD_GLEICHZEITIG,
    wartezeit: config.BILD_WARTEZEIT,
    reportFehler: (err) => app.log.error({ err }, 'pictures cannot be kept'),
  });

  app.get(
    '/api/bild/:id/:breite',
    {
      logLevel: 'warn',
      schema: {
        tags: ['Inhalte'],
        summary:
          'Ein Bild in einer der festen Breiten, als AVIF, WebP oder JPEG; bei großem Andrang vorerst ein kleines',
        params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,120}$/), breite: z.enum(breiten).transform(Number) }),
        querystring: z.object({ ratio: z.enum(verhaeltnisse).optional() }),
        response: {
          200: { description: 'Das Bild', content: { 'image/avif': datei, 'image/webp': datei, 'image/jpeg': datei } },
          304: z.null().describe('Unverändert'),
          ...problemReplies(400, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const original = bekannte.get(id) ?? (await bilder.find(id));
      if (!original) throw new AppError('nicht_gefunden', 'Dieses Bild gibt es nicht.');
      bekannte.set(id, original);
      const format = chooseFormat(request.headers.accept);
      const wunsch = { breite: request.params.breite, verhaeltnis: request.query.ratio, format };
      const etag = `"${dienst.getVariante(original, wunsch)}"`;
      reply.header('vary', 'Accept');
      // The id ends in a hash of the file: what is under this address stays for ever.
      const forever = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (knows(request.headers['if-none-match'], etag)) return reply.headers(forever).code(304).send(null);

      const { inhalt, format: gesendet, isStandIn } = await dienst.fetch(original, wunsch, request.ip);
      reply.headers(isStandIn ? { 'cache-control': 'no-store' } : forever);
      return reply.type(`image/${gesendet}`).send(inhalt);
    },
  );
};

/** Weak comparison, as RFC 9110, 13.1.2 asks: compressing proxies mark tags as weak. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bekannte = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return bekannte.includes(etag) || bekannte.includes('*');
}
