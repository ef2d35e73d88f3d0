/**
 * What a release changes on the site, and what of that refuses it. The only place that says which is which; the reasons
 * are in decision 027.
 */
import { z } from 'zod';
import { explainFault } from '../registry/refusal.ts';

/**
 * `fault`: refused. `loss`: refused, unless whoever runs the site says that it is meant. `difference`: shown.
 */
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
  'not compared': 'difference',
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
  /** Path of the page, or name of the example; empty: of the whole release. */
  where: z.string(),
  template: z.string(),
  /** What exactly: fields, headings, figures. */
  what: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

export const judgementSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** What it was compared with; null: nothing, or what could not be rendered. */
  before: z.string().nullable(),
  pages: z.number(),
  examples: z.number(),
  /** Templates that have the same code as before: neither their examples nor pages with them alone were rendered. */
  unchanged: z.number().default(0),
  findings: z.array(findingSchema),
  /** Bytes of the blocks' HTML, all pages together. */
  html: z.object({ before: z.number(), after: z.number() }),
  /** Milliseconds that the same blocks took, each rendered once. */
  time: z.object({ before: z.number(), after: z.number() }),
});
export type Judgement = z.infer<typeof judgementSchema>;

const WEIGHTS = ['fault', 'loss', 'difference'];

/** What weighs most first, each page by page: of hundreds of rows a team is told the first. */
export const sortFindings = (findings: readonly Finding[]): Finding[] => {
  const weigh = ({ kind }: Finding) => WEIGHTS.indexOf(RULES[kind]);
  return findings.toSorted((a, b) => weigh(a) - weigh(b) || a.where.localeCompare(b.where));
};

/** Findings that refuse the release; losses that are meant do not. */
export function findFaults({ findings }: Judgement, acceptLosses = false): Finding[] {
  return findings.filter(({ kind }) => RULES[kind] === 'fault' || (RULES[kind] === 'loss' && !acceptLosses));
}

/** The current version is not whole: what is judged may well be its repair, so this is said and refuses nothing. */
export function describeGap(fault: unknown): Finding {
  const what = `the current version cannot be loaded (${explainFault(fault)})`;
  return { kind: 'not compared', where: '', template: '', what };
}

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

/** One line per finding, page by page; the rest is in `urteil.json`. */
export function formatTable({ findings }: Judgement): string[] {
  const rows = findings.map((finding) => `  ${RULES[finding.kind].padEnd(10)}  ${describeFinding(finding)}`);
  const more = rows.length - ROWS;
  return more > 0 ? [...rows.slice(0, ROWS), `  and ${more} more`] : rows;
}

/** One sentence: on what it was judged, and what was found of each kind. */
export function summarize({ pages, examples, unchanged, findings }: Judgement): string {
  const many = (count: number, [one, more]: readonly [string, string]) => `${count} ${count === 1 ? one : more}`;
  const found = SEVERITIES.flatMap(({ rule, words }) => {
    const count = findings.filter(({ kind }) => RULES[kind] === rule).length;
    return count > 0 ? [many(count, words)] : [];
  });
  const on = `${many(pages, ['page', 'pages'])} and ${many(examples, ['example', 'examples'])}`;
  const beside = unchanged > 0 ? ` (${many(unchanged, ['template has', 'templates have'])} the code of before)` : '';
  return `judged on ${on}${beside}: ${found.join(', ') || 'nothing differs'}`;
}

/** What both versions cost, all pages together; null where there is nothing to compare. */
export function describeCost({ before, html, time }: Judgement): string | null {
  if (before === null || html.before === 0) return null;
  const ratio = (sums: { before: number; after: number }) =>
    sums.before > 0 ? ` (${(sums.after / sums.before).toFixed(2)} ×)` : '';
  const kB = (bytes: number) => (bytes / 1024).toFixed(1);
  const ms = (duration: number) => duration.toFixed(0);
  return `HTML ${kB(html.before)} → ${kB(html.after)} kB${ratio(html)}, rendering ${ms(time.before)} → ${ms(time.after)} ms${ratio(time)}`;
}
