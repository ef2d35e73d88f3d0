/** One measured figure beside its limit. All figures of a run were measured in that run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the figure must not exceed, if anything. */
  limit?: number;
  /** What it was measured against, in the same run. */
  reference?: string;
}

/** Does a piece of work and tells how long it took. */
export type Say = <T>(what: string, work: () => Promise<T>) => Promise<T>;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

export function isWithin({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** A Markdown table, so that the README can take it as it is. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${number.format(figure.value)} ${figure.unit}`.trim(),
    figure.limit === undefined ? '–' : `${number.format(figure.limit)} ${figure.unit}`.trim(),
    figure.reference ?? '',
    isWithin(figure) ? 'yes' : '**no**',
  ]);
  return [
    '| figure | measured | limit | reference in the same run | within |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

/** The middle value; of an even count the lower one. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/**
 * Where the median of what was sampled lies with 95 %, whatever its distribution: the narrowest pair of values of the same
 * rank from either end.
 */
export function medianInterval(values: readonly number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const { length } = sorted;
  let rank = 0;
  let missed = 0.5 ** length;
  // The chance that all but `rank` values lie on one side of the median.
  for (let ways = 1; missed * 2 <= 0.05; missed += ways * 0.5 ** length) {
    rank += 1;
    ways = (ways * (length - rank + 1)) / rank;
  }
  return [sorted[Math.max(0, rank - 1)] ?? Number.NaN, sorted[Math.min(length - 1, length - rank)] ?? Number.NaN];
}
