import type { PolicyUse } from '@gm/shared/contract';
import { isRecord } from '../base/is-record.ts';
import type { BlockData, PageData } from '../base/seite-daten.ts';
import type { Snapshot } from './registry.ts';

/** Value in `TEMPLATE_SOURCES` that permits code generated at run time. */
export const EVAL = 'unsafe-eval';

/** CSP sources of a page besides the site's own. */
export type PagePolicy = Partial<Record<PolicyUse, readonly string[]>> & {
  /** Shown in a frame of this site, where no form is submitted. */
  eingerahmt?: true;
};

const findPolicy = ({ remotes }: Snapshot, { remote, template }: BlockData) =>
  remotes.get(remote ?? '')?.server.release.templates[template]?.policy;

/** Whether something on the page requests more than the site's policy: no other document may show it. */
export const needsDocument = ({ blocks }: PageData, snapshot: Snapshot): boolean =>
  blocks.some((block) => findPolicy(snapshot, block));

function readOrigin(options: unknown, name: string): string | null {
  const address = isRecord(options) ? options[name] : null;
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * Adds the CSP permissions that blocks request: the uses declared by a release, for the origins in its block's options,
 * as far as `allowed` (`TEMPLATE_SOURCES`) permits them. Neither a remote nor an editor can get more than the operator
 * permits. Each refusal is reported once.
 */
export function createPolicyGrant(
  allowed: readonly string[],
  onFault: (fault: unknown) => void,
): (page: PageData, snapshot: Snapshot) => PagePolicy {
  const told = new Set<string>();
  const refuse = (path: string, { remote, template }: BlockData, source: string) => {
    const asked = `${remote}/${template} ${source}`;
    if (told.has(asked)) return;
    told.add(asked);
    onFault(new Error(`${path}: '${template}' of ${remote} asks for ${source}, which TEMPLATE_SOURCES does not allow`));
  };

  return ({ pfad: path, blocks }, snapshot) => {
    const granted = new Map<PolicyUse, Set<string>>();
    const grant = (use: PolicyUse, source: string) => granted.set(use, (granted.get(use) ?? new Set()).add(source));
    for (const block of blocks) {
      const policy = findPolicy(snapshot, block);
      if (!policy) continue;
      const origins = policy.from.flatMap((name) => readOrigin(block.options, name) ?? []);
      for (const origin of origins) {
        if (allowed.includes(origin)) for (const use of policy.uses) grant(use, origin);
        else refuse(path, block, origin);
      }
      // Without an address there is no external code.
      if (!policy.eval || origins.length === 0) continue;
      if (allowed.includes(EVAL)) grant('script', `'${EVAL}'`);
      else refuse(path, block, EVAL);
    }
    return Object.fromEntries([...granted].map(([use, sources]) => [use, [...sources]]));
  };
}
