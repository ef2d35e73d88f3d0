import { expect, it } from 'vitest';
import { listFiles, readComments, readFile } from './project-files.ts';

/** Words that codebases of others hardly use; plain English says the same (CONTRIBUTING.md). */
const ODD = new RegExp(
  `\\b(${[
    'nobody|somebody|whoever|anew',
    '(?:is|are|was) told|told apart|tells of|hears? of',
    'looked at|what is not|of which nobody',
    'stands? beside|takes? for|brings? along|gives? back',
  ].join('|')})\\b`,
  'gi',
);
const CODE_BLOCK = /```[\s\S]*?```/g;
const PER = 10_000;
/** Per 10,000 words. Codebases of others have 0 to 5 in documents and 0 to 13 in comments. */
const LIMITS = { documents: 3, comments: 5 };

function findRate(text: string): number {
  const words = text.match(/[A-Za-zÄÖÜäöüß]+/g)?.length ?? 0;
  return words === 0 ? 0 : ((text.match(ODD)?.length ?? 0) / words) * PER;
}

const readAll = (pattern: RegExp, extract: (text: string) => string): string =>
  listFiles(pattern)
    .map((file) => extract(readFile(file)))
    .join('\n');

it('counts odd words in comments, not in code', () => {
  const source = "const anew = 'nobody'; // Built anew\n/** Whoever is told. */\nconst b = 1;";
  expect(readComments(source)).toBe('// Built anew\n/** Whoever is told. */');
  expect(findRate(readComments(source))).toBe((3 / 5) * PER);
  expect(findRate('Plain words.')).toBe(0);
});

it('finds documents and comments in plain English', () => {
  const documents = readAll(/\.md$/, (text) => text.replace(CODE_BLOCK, ''));
  const comments = readAll(/\.(tsx?|mjs|css)$/, readComments);
  expect(documents.length).toBeGreaterThan(100_000);
  expect(comments.length).toBeGreaterThan(100_000);
  expect(findRate(documents)).toBeLessThanOrEqual(LIMITS.documents);
  expect(findRate(comments)).toBeLessThanOrEqual(LIMITS.comments);
});
