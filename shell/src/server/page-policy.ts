import type { PolicyUse } from '@gm/shared/vertrag';
import type { Snapshot } from '../registry/registry.ts';
import type { BlockDaten, SeitenDaten } from '../seite/seite-daten.ts';
import { isRecord } from './is-record.ts';

/** Word of `TEMPLATE_SOURCES` for code that is made of texts at run time. */
export const EVAL = 'unsafe-eval';

/** Sources of a content security policy that a page has besides the site's own. */
export type PagePolicy = Partial<Record<PolicyUse, readonly string[]>> & {
  /** Shown in a frame of this site, where no form is sent. */
  eingerahmt?: true;
};

const findPolicy = ({ remotes }: Snapshot, { remote, template }: BlockDaten) =>
  remotes.get(remote ?? '')?.server.release.templates[template]?.policy;

/** Whether something stands on the page that asks for more than the site's policy: no other document may show it. */
export const needsDocument = ({ blocks }: SeitenDaten, snapshot: Snapshot): boolean =>
  blocks.some((block) => findPolicy(snapshot, block));

function readOrigin(options: unknown, name: string): string | null {
  const address = isRecord(options) ? options[name] : null;
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * Grants the pages what their blocks ask for: the uses that a release names, of the origins in its block's options, as
 * far as `allowed` (`TEMPLATE_SOURCES`) has them. Neither a remote nor an editor can have more than the operator gave.
 * What is refused is reported once.
 */
export function createPolicyGrant(
  allowed: readonly string[],
  onFault: (fault: unknown) => void,
): (seite: SeitenDaten, snapshot: Snapshot) => PagePolicy {
  const told = new Set<string>();
  const refuse = (pfad: string, { remote, template }: BlockDaten, source: string) => {
    const asked = `${remote}/${template} ${source}`;
    if (told.has(asked)) return;
    told.add(asked);
    onFault(new Error(`${pfad}: '${template}' of ${remote} asks for ${source}, which TEMPLATE_SOURCES does not allow`));
  };

  return ({ pfad, blocks }, snapshot) => {
    const granted = new Map<PolicyUse, Set<string>>();
    const grant = (use: PolicyUse, source: string) => granted.set(use, (granted.get(use) ?? new Set()).add(source));
    for (const block of blocks) {
      const policy = findPolicy(snapshot, block);
      if (!policy) continue;
      const origins = policy.from.flatMap((name) => readOrigin(block.options, name) ?? []);
      for (const origin of origins) {
        if (allowed.includes(origin)) for (const use of policy.uses) grant(use, origin);
        else refuse(pfad, block, origin);
      }
      // Without an address there is nothing whose code it could be.
      if (!policy.eval || origins.length === 0) continue;
      if (allowed.includes(EVAL)) grant('script', `'${EVAL}'`);
      else refuse(pfad, block, EVAL);
    }
    return Object.fromEntries([...granted].map(([use, sources]) => [use, [...sources]]));
  };
}
