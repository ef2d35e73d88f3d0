/**
 * Error reporting of the servers. What they report is what they log: the lines have their addresses and queries taken
 * out already, and background work reports like requests do. Nothing is loaded until this is called.
 */
import type { ErrorEvent, Exception, StackFrame } from '@sentry/node';
import { z } from 'zod';
import { reduceReport } from './reduce-report.ts';

const WARN = 40;
const ERROR = 50;
const FATAL = 60;
/** A system that is away makes the same error with every request. */
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

/** Takes the lines of a pino log as one of its destinations. */
export interface LogReporter {
  write(line: string): void;
  /** Waits until everything is sent, two seconds at most. */
  close(): Promise<void>;
}

/** The cause first, as the protocol wants it. */
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

/** From 'warn' on with an error, from 'error' on without one; null for anything else, also for what is no log line. */
function readLine(line: string): LogLine | null {
  try {
    const parsed = lineSchema.parse(JSON.parse(line));
    return parsed.level >= ERROR || (parsed.level >= WARN && parsed.err) ? parsed : null;
  } catch {
    return null;
  }
}

/** Connects to the error tracker at `dsn`. `dienst` tells the processes apart there. */
export async function createLogReporter(dsn: string, dienst: 'shell' | 'api'): Promise<LogReporter> {
  const { defaultStackParser, makeNodeTransport, NodeClient, Scope } = await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
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
      const values = listExceptions(line.err, defaultStackParser);
      const event: ErrorEvent = {
        type: undefined,
        level: line.level >= FATAL ? 'fatal' : line.level >= ERROR ? 'error' : 'warning',
        tags: { dienst, vorgang: line.msg },
        ...(values.length > 0 ? { exception: { values } } : { message: line.msg }),
      };
      scope.captureEvent(event);
    },
    async close() {
      await client.close(FLUSH_MS);
    },
  };
}
