import { nameNetz } from '@gm/shared/regeln/name-netz';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CanaryJudge } from './canary-judge.ts';

export const FAULT_PATH = '/_shell/stoerung';
const MAX_BYTES = 200;

const reportSchema = z.object({ generation: z.number().int().nonnegative() });

/** Where browsers say that a page had a fault, while a version is being tried: that it had one, and nothing else. */
export function registerCanaryRoute(app: FastifyInstance, judge: Pick<CanaryJudge, 'noteBrowserFault'>): void {
  app.post(FAULT_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const report = reportSchema.safeParse(request.body).data;
    if (!report) return reply.code(400).send();
    judge.noteBrowserFault(report.generation, nameNetz(request.ip));
    return reply.code(204).send();
  });
}
