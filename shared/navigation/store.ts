import { createStore } from 'zustand/vanilla';

export interface NavigationState {
  /** Path and query of the visible page, e.g. `/aktuelles/?seite=2`. */
  url: string;
  /** A page is loading. */
  loading: boolean;
  /** Client-side navigation to another page of the site; the shell replaces it at start. */
  navigate: (href: string) => void;
}

/** The current location without React: read and written by the shell's script. */
export const navigationStore = createStore<NavigationState>(() => ({
  url: '/',
  loading: false,
  navigate: (href) => {
    location.assign(href);
  },
}));
