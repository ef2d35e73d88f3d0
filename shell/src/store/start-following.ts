import type { Store } from './store.ts';

export const INTERVAL_MS = 1000;
/** One change often follows another: a preloaded version becomes current. */
const NEXT_MS = 100;
const NEXT_TURNS = 50;

/** Called once when a store goes down, and once when it is back. */
interface FollowLog {
  onAway(fault: unknown): void;
  onBack(): void;
}

/**
 * Follows changes that others make to the store. Serves the local copy while it is down. Returns a function that ends
 * this.
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
