import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import { IMAGE_ASPECT_RATIOS, IMAGE_WIDTHS, type ImageAspectRatio } from '@gm/shared/rules/image-sizes';
import { z } from 'zod';
import type { RoutePlugin } from '../../../platform/context.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { problemReplies } from '../../../platform/http/problem-replies.ts';
import type { ServicesContext } from '../../context.ts';
import { chooseFormat } from '../image-format.ts';
import { createImageRepository } from '../image-repository.ts';
import { createImageService, type Original } from '../image-service.ts';

const widths = IMAGE_WIDTHS.map(String) as [string, ...string[]];
const aspectRatios = Object.keys(IMAGE_ASPECT_RATIOS) as [ImageAspectRatio, ...ImageAspectRatio[]];

/** Binary body, so there is nothing to validate. */
const file = { schema: z.unknown() };

/**
 * A picture at a listed width and, on request, a listed crop. No other sizes, so that clients cannot cause arbitrary
 * work.
 */
export const image: RoutePlugin<ServicesContext> = async (app, { config, database, stand: state }) => {
  const images = createImageRepository(database.db);
  // Requested dozens of times per page, changes only with the content.
  const known = new Map<string, Original>();
  const forget = state.onChange(() => known.clear());
  app.addHook('onClose', async () => forget());
  const service = createImageService({
    dateien: openFiles(config),
    cache: join(config.DATA_DIR, 'bilder'),
    maxBytes: config.IMAGE_CACHE_MB * 1024 * 1024,
    gleichzeitig: config.IMAGE_CONCURRENCY,
    wartezeit: config.IMAGE_WAIT,
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
        params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,120}$/), breite: z.enum(widths).transform(Number) }),
        querystring: z.object({ ratio: z.enum(aspectRatios).optional() }),
        response: {
          200: { description: 'Das Bild', content: { 'image/avif': file, 'image/webp': file, 'image/jpeg': file } },
          304: z.null().describe('Unverändert'),
          ...problemReplies(400, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const original = known.get(id) ?? (await images.find(id));
      if (!original) throw new AppError('nicht_gefunden', 'Dieses Bild gibt es nicht.');
      known.set(id, original);
      const format = chooseFormat(request.headers.accept);
      const wish = { breite: request.params.breite, verhaeltnis: request.query.ratio, format };
      const etag = `"${service.getVariante(original, wish)}"`;
      reply.header('vary', 'Accept');
      // The id ends in a hash of the file, so the content of this address never changes.
      const forever = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (knows(request.headers['if-none-match'], etag)) return reply.headers(forever).code(304).send(null);

      const { inhalt: content, format: sent, isStandIn: isStateIn } = await service.fetch(original, wish, request.ip);
      reply.headers(isStateIn ? { 'cache-control': 'no-store' } : forever);
      return reply.type(`image/${sent}`).send(content);
    },
  );
};

/** Weak comparison (RFC 9110, 13.1.2): compressing proxies mark tags as weak. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
