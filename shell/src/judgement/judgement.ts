/**
 * Changes that a release makes to the site, and which of them refuse it. The only place with these rules; the reasons
 * are in decision 027.
 */
import { z } from 'zod';
import { explainFault } from '../store/refusal.ts';

/** Stored beside `release.json`. */
export const VERDICT_FILE = 'judgement.json';

/** `fault`: refused. `loss`: refused, unless the operator accepts it. `difference`: shown. */
const RULES = {
  throws: 'fault',
  'does not fit': 'fault',
  'template missing': 'fault',
  'page lost': 'fault',
  slower: 'fault',
  'keeps memory': 'fault',
  'over budget': 'fault',
  inaccessible: 'fault',
  'field lost': 'loss',
  'content heading lost': 'loss',
  'content link lost': 'loss',
  'slot lost': 'loss',
  'not compared': 'loss',
  'not searched': 'difference',
  'status changed': 'difference',
  'slot changed': 'difference',
  'heading lost': 'difference',
  'link lost': 'difference',
  'landmark lost': 'difference',
  'text changed': 'difference',
  'markup changed': 'difference',
  'more HTML': 'difference',
  'more code': 'difference',
} as const satisfies Record<string, 'fault' | 'loss' | 'difference'>;
export type FindingKind = keyof typeof RULES;
export const severityOf = (kind: FindingKind): 'fault' | 'loss' | 'difference' => RULES[kind];

const kinds = Object.keys(RULES) as [FindingKind, ...FindingKind[]];
const findingSchema = z.object({
  kind: z.enum(kinds),
  /** Path of the page, or name of the example; empty: the whole release. */
  where: z.string(),
  template: z.string(),
  /** Details: fields, headings, figures. */
  what: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

export const judgementSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Version of the comparison; null: none, or one that could not be rendered, which is then a finding. */
  before: z.string().nullable(),
  pages: z.number(),
  examples: z.number(),
  /** Templates with unchanged code: neither their examples nor pages with them alone were rendered. */
  unchanged: z.number().default(0),
  findings: z.array(findingSchema),
  /** Bytes of the blocks' HTML, all pages together. */
  html: z.object({ before: z.number(), after: z.number() }),
  /** Milliseconds for the same blocks, each rendered once. */
  time: z.object({ before: z.number(), after: z.number() }),
});
export type Judgement = z.infer<typeof judgementSchema>;

const WEIGHTS = ['fault', 'loss', 'difference'];

/** The most severe first, each page by page: of hundreds of rows a team sees the first. */
export const sortFindings = (findings: readonly Finding[]): Finding[] => {
  const weigh = ({ kind }: Finding) => WEIGHTS.indexOf(RULES[kind]);
  return findings.toSorted((a, b) => weigh(a) - weigh(b) || a.where.localeCompare(b.where));
};

/** Findings that refuse the release; accepted losses do not. */
export function findFaults({ findings }: Judgement, acceptLosses = false): Finding[] {
  return findings.filter(({ kind }) => RULES[kind] === 'fault' || (RULES[kind] === 'loss' && !acceptLosses));
}

/** Something that was not compared: losses there are unknown, so only the operator may accept it. */
export const createGap = (what: string, where = ''): Finding => ({ kind: 'not compared', where, template: '', what });

/** The current version is damaged; the judged one may be its repair. */
export const describeGap = (fault: unknown): Finding =>
  createGap(`the current version cannot be loaded (${explainFault(fault)})`);

const CUT = 160;

export function describeFinding({ kind, where, template, what }: Finding): string {
  const text = what.length > CUT ? `${what.slice(0, CUT)}…` : what;
  return [where, template, `${kind}${text && `: ${text}`}`].filter(Boolean).join('  ');
}

const SEVERITIES = [
  { rule: 'fault', words: ['fault', 'faults'] },
  { rule: 'loss', words: ['loss', 'losses'] },
  { rule: 'difference', words: ['difference', 'differences'] },
] as const;

const ROWS = 40;

/** One line per finding, page by page; the rest is in `judgement.json`. */
export function formatTable({ findings }: Judgement): string[] {
  const rows = findings.map((finding) => `  ${RULES[finding.kind].padEnd(10)}  ${describeFinding(finding)}`);
  const more = rows.length - ROWS;
  return more > 0 ? [...rows.slice(0, ROWS), `  and ${more} more`] : rows;
}

const isGap = ({ kind }: Finding) => kind === 'not compared';
const GAPS_SHOWN = 3;

/** Names the gaps in the comparison; empty without gaps. */
function describeGaps(gaps: readonly Finding[]): string {
  if (gaps.length === 0) return '';
  const shown = gaps.slice(0, GAPS_SHOWN).map(({ where, what }) => [where, what].filter(Boolean).join('  '));
  const more = gaps.length > GAPS_SHOWN ? `; and ${gaps.length - GAPS_SHOWN} more` : '';
  return `not compared: ${shown.join('; ')}${more}`;
}

/** One sentence: the basis of the judgement, the findings by kind, and the gaps. */
export function summarize({ pages, examples, unchanged, findings }: Judgement): string {
  const many = (count: number, [one, more]: readonly [string, string]) => `${count} ${count === 1 ? one : more}`;
  const gaps = describeGaps(findings.filter(isGap));
  const found = SEVERITIES.flatMap(({ rule, words }) => {
    const count = findings.filter((finding) => RULES[finding.kind] === rule && !isGap(finding)).length;
    return count > 0 ? [many(count, words)] : [];
  });
  const on = `${many(pages, ['page', 'pages'])} and ${many(examples, ['example', 'examples'])}`;
  const beside = unchanged > 0 ? ` (${many(unchanged, ['template has', 'templates have'])} the code of before)` : '';
  const result = [found.join(', '), gaps].filter(Boolean).join('; ');
  return `judged on ${on}${beside}: ${result || 'nothing differs'}`;
}

/** Costs of both versions, all pages together; null without a comparison. */
export function describeCost({ before, html, time }: Judgement): string | null {
  if (before === null || html.before === 0) return null;
  const ratio = (sums: { before: number; after: number }) =>
    sums.before > 0 ? ` (${(sums.after / sums.before).toFixed(2)} ×)` : '';
  const kB = (bytes: number) => (bytes / 1024).toFixed(1);
  const ms = (duration: number) => duration.toFixed(0);
  return `HTML ${kB(html.before)} → ${kB(html.after)} kB${ratio(html)}, rendering ${ms(time.before)} → ${ms(time.after)} ms${ratio(time)}`;
}
