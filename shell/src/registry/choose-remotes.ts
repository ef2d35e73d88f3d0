export interface RemotesChoice {
  /** To be built and released. */
  released: string[];
  /** Whose sources would make something else than what is current. */
  kept: string[];
}

/**
 * Remotes of the repository that a build releases: what is current is what somebody made so, by a rollback or a delivery. `fromSources`:
 * the sources are to be current, whatever is.
 */
export function chooseRemotes(
  remotes: readonly string[],
  current: Readonly<Record<string, string>>,
  isReleased: (remote: string) => boolean,
  fromSources: boolean,
): RemotesChoice {
  // A first start may have been cut off after some of them.
  const missing = remotes.filter((remote) => !current[remote]);
  if (missing.length === remotes.length) return { released: missing, kept: [] };
  const changed = remotes.filter((remote) => !isReleased(remote));
  if (fromSources) return { released: changed, kept: [] };
  return { released: missing, kept: changed.filter((remote) => !missing.includes(remote)) };
}
