import { nameNetwork } from '@gm/shared/rules/name-network';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Reports } from '../../browser/reports/reports.ts';
import { CSP_PATH } from '../../http/policy/security-headers.ts';
import type { CanaryJudge } from '../canary/canary-judge.ts';

const FAULT_PATH = '/_shell/fault';
const FAULT_BYTES = 200;
/** A report quotes the whole policy, with a hash for every stylesheet. */
const CSP_BYTES = 16_384;

const faultSchema = z.object({ generation: z.number().int().nonnegative() });

/** As browsers send it for `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const cspSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
  }),
});
const DIRECTIVES =
  /^(script|style|img|font|connect|frame|media|object|form|base|worker|manifest|default)-(src|action|uri)/;

/** Path without query of an address of this site; null for any other value. */
function namePage(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? url.pathname.slice(0, 200) : null;
}

/** The blocked source: an origin, or a word such as `inline`. */
const nameBlocked = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked).slice(0, 100);

interface ReportRoutesOptions {
  reports: Reports;
  judge: Pick<CanaryJudge, 'noteBrowserFault'>;
  publicUrl: string;
}

/** Endpoints for browsers' CSP violation reports, and for the bare fact that a page had a fault. */
export function registerReports(app: FastifyInstance, { reports, judge, publicUrl }: ReportRoutesOptions): void {
  const { origin } = new URL(publicUrl);
  app.post(FAULT_PATH, { bodyLimit: FAULT_BYTES }, async (request, reply) => {
    const report = faultSchema.safeParse(request.body).data;
    if (!report) return reply.code(400).send();
    const network = nameNetwork(request.ip);
    judge.noteBrowserFault(report.generation, network);
    const page = namePage(request.headers.referer ?? '', origin);
    reports.note({ kind: 'fault', what: 'page', facts: page ? { page } : {} }, network);
    return reply.code(204).send();
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_PATH, { bodyLimit: CSP_BYTES }, async (request, reply) => {
      const report = cspSchema.safeParse(request.body).data?.['csp-report'];
      const page = report ? namePage(report['document-uri'], origin) : null;
      if (!report || page === null) return reply.code(400).send();
      const directive = report['effective-directive'] ?? report['violated-directive'];
      const what = DIRECTIVES.exec(directive)?.[0] ?? 'other';
      const facts = { page, blocked: nameBlocked(report['blocked-uri']) };
      reports.note({ kind: 'csp', what, facts }, nameNetwork(request.ip));
      return reply.code(204).send();
    });
  });
}
