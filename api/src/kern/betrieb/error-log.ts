import { createLogReporter } from '@gm/shared/fehler/report-log';
import { type DestinationStream, destination, multistream } from 'pino';

interface ErrorLog {
  /** Destination of the log: its lines go to standard output as ever, faults among them to the error tracker as well. */
  stream: DestinationStream;
  /** Sends what is still on its way. */
  close(): Promise<void>;
}

/** Error reporting of this process; loaded and started only where `SENTRY_DSN` is set. */
export async function createErrorLog(dsn: string): Promise<ErrorLog> {
  const reporter = await createLogReporter(dsn, 'api');
  const stream = multistream([
    { level: 'trace', stream: destination(1) },
    { level: 'warn', stream: reporter },
  ]);
  return { stream, close: () => reporter.close() };
}
