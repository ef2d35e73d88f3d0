import { reduceReport, scrubText } from '@gm/shared/errors/reduce-report';
import type { FaultInfo } from '@gm/shared/errors/report-fault';
import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  reactErrorHandler,
} from '@sentry/react';

const MIN_VALUE = 3;
const MIN_WORD = 4;

/** Texts in the page's form fields, whole and by word, longest first. */
function listTyped(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
  );
  const values = [...controls].map(({ value }) => value.trim()).filter((value) => value.length >= MIN_VALUE);
  const words = values.flatMap((value) => value.split(/\s+/)).filter((word) => word.length >= MIN_WORD);
  return [...new Set([...values, ...words])].sort((a, b) => b.length - a.length);
}

/**
 * Sends errors to the error tracker at `dsn`. It creates its own client instead of calling `init`: the default
 * integrations record clicks, requests, addresses and console output of visitors.
 */
export function createReporter(dsn: string): (fault: unknown, info?: FaultInfo) => void {
  const client = new BrowserClient({
    dsn,
    // One for all versions: every file's address contains its own.
    release: 'website',
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
  getCurrentScope().setClient(client);
  client.init();
  // With the place in React's tree, as a cause of the fault.
  const reportOfReact = reactErrorHandler();
  return (fault, info) => {
    if (info?.componentStack) reportOfReact(fault, { componentStack: info.componentStack });
    else captureException(fault);
  };
}
