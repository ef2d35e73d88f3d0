/**
 * State shared by the shell and its remotes at run time (a federation singleton): the current location and how to
 * navigate. The shell writes it, remotes read it.
 */
import { useStore } from 'zustand';
import { type NavigationState, navigationStore } from './store.ts';

/** Like zustand's own hooks: a hook with `getState` and `subscribe`. */
export const useNavigation = Object.assign(
  <T>(select: (state: NavigationState) => T): T => useStore(navigationStore, select),
  navigationStore,
);
