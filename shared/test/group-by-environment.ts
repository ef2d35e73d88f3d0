import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a file that needs a page says in its first line. */
const WITH_PAGE = /^\/\/ @vitest-environment jsdom/;

function nameSurroundings({ moduleId, project }: TestSpecification): string {
  return `${project.name} ${WITH_PAGE.test(readFileSync(moduleId, 'utf8')) ? 'page' : 'no page'}`;
}

/**
 * Files of one project and environment in a row. A worker takes the next file only if that wants the same surroundings;
 * otherwise it ends, and another one loads all modules again.
 */
export class GroupByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const surroundings = new Map(sorted.map((file) => [file, nameSurroundings(file)]));
    return sorted.sort((one, other) => (surroundings.get(one) ?? '').localeCompare(surroundings.get(other) ?? ''));
  }
}
