/**
 * Error reporting of the servers, based on their log: its lines have no addresses and queries, and background work is
 * covered like requests. Nothing is loaded before this is called.
 */
import type { BaseTransportOptions, ErrorEvent, Exception, StackFrame, Transport } from '@sentry/core';
import { z } from 'zod';
import { reduceReport } from './reduce-report.ts';

const WARN = 40;
const ERROR = 50;
const FATAL = 60;
/** An unavailable system causes the same error on every request. */
const SAME_AGAIN_MS = 60_000;
const MAX_KNOWN = 500;
const FLUSH_MS = 2_000;

interface LoggedError {
  type?: string | undefined;
  message?: string | undefined;
  stack?: string | undefined;
  cause?: LoggedError | undefined;
}

const errorSchema: z.ZodType<LoggedError> = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  get cause() {
    return errorSchema.optional().catch(undefined);
  },
});
const lineSchema = z.object({
  level: z.number(),
  msg: z.string().default(''),
  err: errorSchema.optional().catch(undefined),
});
type LogLine = z.output<typeof lineSchema>;

/** A destination for the lines of a pino log. */
export interface LogReporter {
  write(line: string): void;
  /** Flushes pending reports, for at most two seconds. */
  close(): Promise<void>;
}

/** Innermost cause first, as the protocol requires. */
function listExceptions(error: LoggedError | undefined, parseStack: (stack: string) => StackFrame[]): Exception[] {
  if (!error) return [];
  const { type = 'Error', message = '', stack, cause } = error;
  return [
    ...listExceptions(cause, parseStack),
    {
      type,
      value: message,
      mechanism: { type: 'log', handled: true },
      ...(stack ? { stacktrace: { frames: parseStack(stack) } } : {}),
    },
  ];
}

/**
 * Returns lines from level 'warn' with an error, and from 'error' without one; otherwise null, also for invalid lines.
 */
function readLine(line: string): LogLine | null {
  try {
    const parsed = lineSchema.parse(JSON.parse(line));
    return parsed.level >= ERROR || (parsed.level >= WARN && parsed.err) ? parsed : null;
  } catch {
    return null;
  }
}

function createFetchTransport(
  options: BaseTransportOptions,
  createTransport: typeof import('@sentry/core').createTransport,
): Transport {
  return createTransport(options, async ({ body }) => {
    const reply = await fetch(options.url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    // Frees the connection.
    await reply.arrayBuffer();
    const read = (name: string) => reply.headers.get(name);
    return {
      statusCode: reply.status,
      headers: { 'x-sentry-rate-limits': read('x-sentry-rate-limits'), 'retry-after': read('retry-after') },
    };
  });
}

/** Connects to the error tracker at `dsn`. `service` identifies the process there. */
export async function createLogReporter(dsn: string, service: 'shell' | 'api'): Promise<LogReporter> {
  const { createStackParser, createTransport, Scope } = await import('@sentry/core');
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server');
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    transport: (options) => createFetchTransport(options, createTransport),
    stackParser,
    integrations: [],
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    includeServerName: false,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: (event) => reduceReport(event),
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  const known = new Map<string, number>();

  function isNews({ msg, err }: LogLine): boolean {
    const key = `${msg} ${err?.type} ${err?.message}`;
    const now = Date.now();
    const last = known.get(key);
    if (last !== undefined && now - last < SAME_AGAIN_MS) return false;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, now);
    return true;
  }

  return {
    write(text) {
      const line = readLine(text);
      if (!line || !isNews(line)) return;
      const values = listExceptions(line.err, stackParser);
      const event: ErrorEvent = {
        type: undefined,
        level: line.level >= FATAL ? 'fatal' : line.level >= ERROR ? 'error' : 'warning',
        tags: { dienst: service, vorgang: line.msg },
        ...(values.length > 0 ? { exception: { values } } : { message: line.msg }),
      };
      scope.captureEvent(event);
    },
    async close() {
      await client.close(FLUSH_MS);
    },
  };
}
