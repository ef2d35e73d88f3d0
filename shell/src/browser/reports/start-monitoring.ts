import type { FaultInfo } from '@gm/shared/errors/report-fault';
import type { Monitoring } from '../../base/monitoring.ts';
import type { SeenPage } from './matomo.ts';

/** Longest wait for an idle moment. */
const IDLE_LIMIT_MS = 3000;

/** A page repeats the same few errors; the first ones are enough. */
const MAX_REPORTS = 10;

/** Errors wait for the reporter, which loads with the first one: most visits never load it. */
function reportFaults(dsn: string): void {
  let reporter: Promise<(fault: unknown, info?: FaultInfo) => void> | undefined;
  let reports = 0;
  const report = (fault: unknown, info?: FaultInfo) => {
    reports += 1;
    if (reports > MAX_REPORTS) return;
    reporter ??= import(/* webpackChunkName: "monitoring-sentry" */ './sentry-browser.ts').then(({ createReporter }) =>
      createReporter(dsn),
    );
    reporter.then(
      (send) => send(fault, info),
      () => {
        // The connection may be back with the next error.
        reporter = undefined;
      },
    );
  };
  addEventListener('gm:fault', (event) => {
    const { detail, info } = event as CustomEvent<unknown> & { info?: FaultInfo };
    report(detail, info);
  });
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
 * Starts the configured services and loads their code late. Returns a function to call with every page put on screen.
 */
export function startMonitoring({
  matomo,
  sentry,
}: Monitoring = {}): (page: SeenPage, action: 'start' | 'push' | 'pop' | 'refresh') => void {
  if (sentry) reportFaults(sentry.dsn);
  if (!matomo || isRefused()) return () => {};
  return (page, action) => {
    if (action === 'refresh') return;
    // An uncounted page view is no error.
    whenIdle(
      () =>
        void import(/* webpackChunkName: "monitoring-matomo" */ './matomo.ts')
          .then(({ sendView }) => sendView(matomo, page, action === 'start'))
          .catch(() => {}),
    );
  };
}
