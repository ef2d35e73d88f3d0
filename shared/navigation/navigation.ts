/**
 * The small state the shell and its remotes share at runtime (a federation singleton): where the visitor is, and
 * how to send them elsewhere. The shell writes it, remotes read it.
 */
import { useStore } from 'zustand';
import { type NavigationState, navigationStore } from './store.ts';

/** As zustand's own hooks: a hook with `getState` and `subscribe`. */
export const useNavigation = Object.assign(
  <T>(select: (state: NavigationState) => T): T => useStore(navigationStore, select),
  navigationStore,
);
