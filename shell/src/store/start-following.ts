import type { Store } from './store.ts';

export const INTERVAL_MS = 1000;
/** Where one change has come another follows: what was laid beside the current version becomes current. */
const NEXT_MS = 100;
const NEXT_TURNS = 50;

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
  let quickTurns = 0;
  async function follow(): Promise<void> {
    try {
      if (await store.follow()) quickTurns = NEXT_TURNS;
      if (isAway) onBack();
      isAway = false;
    } catch (fault) {
      if (!isAway) onAway(fault);
      isAway = true;
    }
    if (isOver) return;
    quickTurns -= 1;
    timer = setTimeout(() => void follow(), quickTurns > 0 && !isAway ? NEXT_MS : INTERVAL_MS);
  }
  timer = setTimeout(() => void follow(), INTERVAL_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
