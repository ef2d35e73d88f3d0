import type { Navigator } from '../navigation/navigator.ts';

/** Development only: refreshes the page in place after each release of a remote. */
export function followReleases(navigator: Navigator): void {
  const events = new EventSource('/_shell/release-events');
  events.addEventListener('generation', ({ data }) => void navigator.refresh(Number(data)));
}
