import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { findDiskFault } from '../errors/find-disk-fault.ts';

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  cause?: DescribedError;
}

/** PostgreSQL quotes the refused value in messages of data errors and constraint violations (classes 22 and 23). */
const QUOTES_VALUES = /^2[23]/;

/** The loggable part of an error: without `detail` and parameters, which contain personal data. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    const disk = findDiskFault(error);
    return disk
      ? { type: 'ErrnoError', message: `the disk is ${disk}` }
      : { type: typeof error, message: 'not an Error' };
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const isPrivate = typeof code === 'string' && QUOTES_VALUES.test(code);
  return {
    type: error.name,
    message: isPrivate ? 'database refused the data' : error.message,
    ...(isPrivate || error.stack === undefined ? {} : { stack: error.stack }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

interface RequestLine {
  method: string;
  url: string;
}

/** JSON lines without personal data: no client address, query string, headers or body. */
export function createLogger(level: string, destination?: { write(line: string): void }): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    serializers: {
      req: ({ method, url }: RequestLine) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: describeError,
      error: describeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
