import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** First line of a test file that needs a DOM. */
const WITH_PAGE = /^\/\/ @vitest-environment jsdom/;

function nameSurroundings({ moduleId, project }: TestSpecification): string {
  return `${project.name} ${WITH_PAGE.test(readFileSync(moduleId, 'utf8')) ? 'page' : 'no page'}`;
}

/**
 * Orders files by project and environment. A vitest worker is reused only for the same environment; otherwise a new one
 * loads all modules again.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const surroundings = new Map(sorted.map((file) => [file, nameSurroundings(file)]));
    return sorted.sort((one, other) => (surroundings.get(one) ?? '').localeCompare(surroundings.get(other) ?? ''));
  }
}
