import type { Beobachtung } from './beobachtung.ts';
import type { SeenPage } from './matomo.ts';

/** Longest wait for a quiet moment. */
const IDLE_LIMIT_MS = 3000;

/** A page shows the same few faults again and again; the first ones tell. */
const MAX_REPORTS = 10;

/** Faults wait for the reporter, which is loaded with the first of them: most visits never load it. */
function reportFaults(dsn: string): void {
  let reporter: Promise<(fault: unknown) => void> | undefined;
  let reports = 0;
  const report = (fault: unknown) => {
    reports += 1;
    if (reports > MAX_REPORTS) return;
    reporter ??= import(/* webpackChunkName: "beobachtung-sentry" */ './sentry-browser.ts').then(({ createReporter }) =>
      createReporter(dsn),
    );
    reporter.then(
      (send) => send(fault),
      () => {
        // The line may be back with the next fault.
        reporter = undefined;
      },
    );
  };
  addEventListener('gm:fault', (event) => report((event as CustomEvent<unknown>).detail));
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Do Not Track and its successor, Global Privacy Control. */
function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, IDLE_LIMIT_MS / 3);
}

/**
 * Starts what is configured; what it takes is loaded late. Returns what to call with every page that was put on screen.
 */
export function startBeobachtung({
  matomo,
  sentry,
}: Beobachtung = {}): (page: SeenPage, action: 'start' | 'push' | 'pop' | 'refresh') => void {
  if (sentry) reportFaults(sentry.dsn);
  if (!matomo || isRefused()) return () => {};
  return (page, action) => {
    if (action === 'refresh') return;
    // A view nobody could count is not worth a fault.
    whenIdle(
      () =>
        void import(/* webpackChunkName: "beobachtung-matomo" */ './matomo.ts')
          .then(({ sendView }) => sendView(matomo, page, action === 'start'))
          .catch(() => {}),
    );
  };
}
