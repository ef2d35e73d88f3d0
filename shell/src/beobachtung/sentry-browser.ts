import { reduceReport, scrubText } from '@gm/shared/fehler/reduce-report';
import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/react';

const MIN_VALUE = 3;
const MIN_WORD = 4;

/** What stands in the page's forms at this moment, whole and word by word, longest first. */
function listTyped(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
  );
  const values = [...controls].map(({ value }) => value.trim()).filter((value) => value.length >= MIN_VALUE);
  const words = values.flatMap((value) => value.split(/\s+/)).filter((word) => word.length >= MIN_WORD);
  return [...new Set([...values, ...words])].sort((a, b) => b.length - a.length);
}

/**
 * Sends faults to the error tracker at `dsn`. A client of its own instead of `init`: without the default integrations,
 * which record clicks, requests, addresses and console lines, there is nothing in it that watches the visitor.
 */
export function createReporter(dsn: string): (fault: unknown) => void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend(event) {
      const { origin, pathname } = location;
      return { ...reduceReport(event, listTyped()), request: { url: origin + scrubText(pathname, listTyped()) } };
    },
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (fault) => void scope.captureException(fault);
}
