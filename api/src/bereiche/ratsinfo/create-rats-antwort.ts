import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dienste } from '../../kern/bereich.ts';
import { type Blick, findSicht } from './find-sicht.ts';

interface Frage extends Blick {
  /** Calendar day in the municipality. */
  heute: string;
}

/** Answers calls of the council's pages: visitors from one kept reply a day, members each for themselves. */
export function createRatsAntwort(dienste: Pick<Dienste, 'cache' | 'config' | 'database'>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    produce: (frage: Frage) => Promise<unknown>,
    type?: string,
  ): Promise<FastifyReply> => {
    const { tag: heute } = readBerlinerZeit(new Date());
    const blick = await findSicht(request, reply, dienste);
    if (blick.mitglied) {
      reply.header('cache-control', 'private, no-store').type(type ?? 'application/json; charset=utf-8');
      return reply.send(await produce({ ...blick, heute }));
    }
    const key = `ratsinfo ${name} ${heute} ${JSON.stringify([request.params, request.query])}`;
    return dienste.cache.send(request, reply, key, () => produce({ ...blick, heute }), type ? { type } : {});
  };
}
