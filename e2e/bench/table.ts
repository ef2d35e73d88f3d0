/** A measured figure with its limit. All figures of a table come from the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Upper limit, if any. */
  limit?: number;
  /** Reference value from the same run. */
  reference?: string;
}

/** Runs a task and logs its duration. */
export type Say = <T>(what: string, work: () => Promise<T>) => Promise<T>;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

export function isWithin({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** A Markdown table, ready for the README. */
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

/** Median; the lower of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/**
 * 95 % confidence interval of the median for any distribution: the narrowest pair of values with the same rank from
 * either end.
 */
export function medianInterval(values: readonly number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const { length } = sorted;
  let rank = 0;
  let missed = 0.5 ** length;
  // Probability that all but `rank` values lie on one side of the median.
  for (let ways = 1; missed * 2 <= 0.05; missed += ways * 0.5 ** length) {
    rank += 1;
    ways = (ways * (length - rank + 1)) / rank;
  }
  return [sorted[Math.max(0, rank - 1)] ?? Number.NaN, sorted[Math.min(length - 1, length - rank)] ?? Number.NaN];
}
