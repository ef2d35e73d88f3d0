import { afterAll } from 'vitest';

// Files that share one jsdom leave it as they found it.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
