import type { Navigator } from '../navigation/navigator.ts';

/** Development: shows the page anew, in place, whenever a remote was released. */
export function followReleases(navigator: Navigator): void {
  const events = new EventSource('/_shell/releases');
  events.addEventListener('generation', ({ data }) => void navigator.refresh(Number(data)));
}
