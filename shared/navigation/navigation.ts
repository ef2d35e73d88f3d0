/**
 * The small state the shell and its remotes share at runtime (a federation singleton): where the visitor is, and
 * how to send them elsewhere. The shell writes it, remotes read it.
 */
import { create } from 'zustand';

export interface NavigationState {
  /** Path and query of the page on screen, e.g. `/aktuelles/?seite=2`. */
  url: string;
  /** A page is being fetched. */
  loading: boolean;
  /** Goes to another page of the site without leaving the document; the shell replaces it at start. */
  navigate: (href: string) => void;
}

export const useNavigation = create<NavigationState>(() => ({
  url: '/',
  loading: false,
  navigate: (href) => {
    location.assign(href);
  },
}));
