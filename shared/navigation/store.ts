import { createStore } from 'zustand/vanilla';

export interface NavigationState {
  /** Path and query of the page on screen, e.g. `/aktuelles/?seite=2`. */
  url: string;
  /** A page is being fetched. */
  loading: boolean;
  /** Goes to another page of the site without leaving the document; the shell replaces it at start. */
  navigate: (href: string) => void;
}

/** Where the visitor is, without React: the shell's own script reads and writes it. */
export const navigationStore = createStore<NavigationState>(() => ({
  url: '/',
  loading: false,
  navigate: (href) => {
    location.assign(href);
  },
}));
