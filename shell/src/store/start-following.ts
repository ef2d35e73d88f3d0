import type { Store } from './store.ts';

const INTERVAL_MS = 1000;

/** Told once when a store goes away, and once when it is back. */
interface FollowLog {
  onAway(fault: unknown): void;
  onBack(): void;
}

/**
 * Follows what others do to the store. What is there goes on being served while it is away. Returns the function that ends it.
 */
export function startFollowing(store: Store, { onAway, onBack }: FollowLog): () => void {
  let isAway = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  async function follow(): Promise<void> {
    try {
      await store.follow();
      if (isAway) onBack();
      isAway = false;
    } catch (fault) {
      if (!isAway) onAway(fault);
      isAway = true;
    }
    if (!isOver) timer = setTimeout(() => void follow(), INTERVAL_MS);
  }
  timer = setTimeout(() => void follow(), INTERVAL_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
