import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/composition/area.ts';
import { findView, type Look } from './find-view.ts';

interface Question extends Look {
  /** Current calendar day in the municipality. */
  heute: string;
}

/** Responds to calls of the council's pages: visitors from the cache, per day; members individually. */
export function createCouncilAnswer(services: Pick<Services, 'cache' | 'config' | 'database'>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    produce: (question: Question) => Promise<unknown>,
    type?: string,
  ): Promise<FastifyReply> => {
    const { tag: today } = readBerlinTime(new Date());
    const look = await findView(request, reply, services);
    if (look.mitglied) {
      reply.header('cache-control', 'private, no-store').type(type ?? 'application/json; charset=utf-8');
      return reply.send(await produce({ ...look, heute: today }));
    }
    const key = `ratsinfo ${name} ${today} ${JSON.stringify([request.params, request.query])}`;
    return services.cache.send(request, reply, key, () => produce({ ...look, heute: today }), type ? { type } : {});
  };
}
