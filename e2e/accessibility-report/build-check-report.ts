import type { Finding } from '../support/pages/findings.ts';

/** Findings of one part of the tests. */
export interface Part {
  /** ISO 8601 */
  am: string;
  befunde: readonly Finding[];
}

export interface CheckReport {
  /** Day of the tests, `YYYY-MM-DD`. */
  geprueft: string;
  /** Number of pages, and of checks: each page is checked at several widths. */
  seiten: number;
  pruefungen: number;
  /** px */
  breiten: number[];
  /** Violated rules with the pages concerned; empty if there are none. */
  verstoesse: { regel: string; seiten: string[] }[];
}

const listUnique = <T>(values: readonly T[]) => [...new Set(values)];

/**
 * Merges the parts into one report.
 * @param nameRule the German name of an axe rule
 */
export function buildCheckReport(parts: readonly Part[], nameRule: (id: string) => string): CheckReport {
  const findings = parts.flatMap((part) => part.befunde);
  if (findings.length === 0) throw new Error('No results: run e2e/quality/each-page.spec.ts first');
  const getRule = (violation: string) => violation.split(' ')[0] ?? violation;
  const rules = listUnique(findings.flatMap(({ verstoesse: violations }) => violations.map(getRule))).sort();
  return {
    // The report is as old as its oldest part.
    geprueft: parts.map(({ am: on }) => on.slice(0, 10)).sort()[0] ?? '',
    seiten: listUnique(findings.map(({ pfad: path }) => path)).length,
    pruefungen: findings.length,
    breiten: listUnique(findings.map(({ breite: width }) => width)).sort((one, other) => other - one),
    verstoesse: rules.map((id) => ({
      regel: nameRule(id),
      seiten: listUnique(
        findings
          .filter(({ verstoesse: violations }) => violations.some((violation) => getRule(violation) === id))
          .map(({ pfad: path }) => path),
      ).sort(),
    })),
  };
}
