import { createLogReporter } from '@gm/shared/errors/report-log';
import { type DestinationStream, destination, multistream } from 'pino';

interface ErrorLog {
  /** Destination of the log: standard output, and errors to the error tracker as well. */
  stream: DestinationStream;
  /** Flushes pending reports. */
  close(): Promise<void>;
}

/** Error reporting of this process; loaded only if `SENTRY_DSN` is set. */
export async function createErrorLog(dsn: string): Promise<ErrorLog> {
  const reporter = await createLogReporter(dsn, 'api');
  const stream = multistream([
    { level: 'trace', stream: destination(1) },
    { level: 'warn', stream: reporter },
  ]);
  return { stream, close: () => reporter.close() };
}
