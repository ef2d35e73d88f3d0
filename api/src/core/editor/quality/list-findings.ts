import type { ContentArea } from '../../content/context.ts';
import type { Prospect } from '../../content/publish/prospect.ts';
import type { Entry } from '../../entries/content-kind.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { readEditorialRules } from '../rules/editorial-rules.ts';
import { checkDocuments } from './check-documents.ts';
import { checkTargets } from './check-targets.ts';
import { checkText } from './check-text.ts';
import type { Befund, Finding } from './finding.ts';
import { listTexts } from './list-texts.ts';

/** Maximum number of findings per rule. */
const PER_RULE = 5;

/** Findings for an entry before publication, by the municipality's rules; blocking ones first. */
export async function listFindings(
  db: DataSource,
  areas: readonly ContentArea[],
  entry: Entry,
  prospect: Prospect,
): Promise<Befund[]> {
  const rules = await readEditorialRules(db);
  const texts = [
    ...listTexts(entry.daten),
    ...(entry.text ? [{ feld: 'text', text: entry.text, isMarkdown: true }] : []),
  ];
  const findings: Finding[] = [
    ...texts.flatMap(checkText),
    ...(await checkTargets(db, areas, entry, prospect)),
    ...(await checkDocuments(db, entry)),
  ];
  const figures = new Map<string, number>();
  return findings
    .flatMap((finding): Befund[] => {
      const level = rules[finding.regel];
      const count = (figures.get(finding.regel) ?? 0) + 1;
      figures.set(finding.regel, count);
      return level === 'aus' || count > PER_RULE ? [] : [{ ...finding, stufe: level }];
    })
    .sort((a, b) => Number(b.stufe === 'sperrt') - Number(a.stufe === 'sperrt'));
}
