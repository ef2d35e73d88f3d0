export interface RemotesChoice {
  /** To be built and released. */
  released: string[];
  /** Remotes whose sources differ from the current release. */
  kept: string[];
  /** The same, delivered by a team with a key of its own. */
  delivered: string[];
}

interface Sources {
  isReleased(remote: string): boolean;
  /** Whether a team delivered the current release. */
  isDelivered(remote: string): boolean;
  /** Release the sources over a rollback too; a delivery stays. */
  fromSources: boolean;
}

/** Remotes of the repository that a build releases: a current version from a rollback or a delivery stays. */
export function chooseRemotes(
  remotes: readonly string[],
  current: Readonly<Record<string, string>>,
  { isReleased, isDelivered, fromSources }: Sources,
): RemotesChoice {
  // A first start may have been interrupted after some of them.
  const missing = remotes.filter((remote) => !current[remote]);
  if (missing.length === remotes.length) return { released: missing, kept: [], delivered: [] };
  const changed = remotes.filter((remote) => !isReleased(remote));
  const isOwn = (remote: string) => missing.includes(remote) || !isDelivered(remote);
  if (fromSources)
    return { released: changed.filter(isOwn), kept: [], delivered: changed.filter((remote) => !isOwn(remote)) };
  return { released: missing, kept: changed.filter((remote) => !missing.includes(remote)), delivered: [] };
}
