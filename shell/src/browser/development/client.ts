import { reportFault } from '@gm/shared/errors/report-fault';
import { type DevelopmentFault, PREFIX } from '../../base/development.ts';
import type { Navigator } from '../navigation/navigator.ts';
import { followFaults } from './follow-faults.ts';
import { createOverlay } from './overlay.ts';

/** Pages of the shell itself, such as the gallery, have no part that could be replaced. */
const isOwnPage = () => location.pathname.startsWith('/_shell/');
/** An example in the gallery is loaded again with the gallery. */
const isFramed = window !== window.top;

/**
 * Under `npm run dev` only, and in no bundle of the site: the page follows every save, and shows the faults of build,
 * server and browser.
 * @param generation of the releases on the page
 */
export function followSaves(navigator: Pick<Navigator, 'refresh'>, generation: number): void {
  const overlay = createOverlay();
  let shown = generation;
  let wasOpen = false;
  followFaults((fault) => overlay.add(fault));
  if (isFramed) return;
  const events = new EventSource(`${PREFIX}/events`);
  events.addEventListener('open', () => {
    // The shell was started again.
    if (wasOpen) location.reload();
    wasOpen = true;
  });
  events.addEventListener('generation', ({ data }) => {
    const next = Number(data);
    if (next === shown) return;
    shown = next;
    overlay.forgetAdded();
    if (isOwnPage()) location.reload();
    else navigator.refresh(next).catch(reportFault);
  });
  events.addEventListener('faults', ({ data }) => overlay.show(JSON.parse(String(data)) as DevelopmentFault[]));
}
