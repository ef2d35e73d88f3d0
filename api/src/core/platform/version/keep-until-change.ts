import type { ContentState } from './content-state.ts';

/** Caches a value per content version; failures are not cached. */
export function keepUntilChange<Value>(
  state: Pick<ContentState, 'onChange'>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  state.onChange(() => {
    value = null;
  });
  return () => {
    value ??= load().catch((error: unknown) => {
      value = null;
      throw error;
    });
    return value;
  };
}
