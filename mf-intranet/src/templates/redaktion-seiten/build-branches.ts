import type { TreePage } from '@gm/shared/schemas/editor/pages';

/** A page with the pages of the answer below it. */
export interface Branch extends TreePage {
  below: Branch[];
}

/** The tree of pages that are in its order, each with its level. */
export function buildBranches(pages: readonly TreePage[]): Branch[] {
  const roots: Branch[] = [];
  const above: Branch[] = [];
  for (const page of pages) {
    const branch: Branch = { ...page, below: [] };
    above.length = page.tiefe;
    (above.at(-1)?.below ?? roots).push(branch);
    above.push(branch);
  }
  return roots;
}
