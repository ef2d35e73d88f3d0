/** Attributes of a span: never personal data or user input. */
export type Details = Record<string, string | number | boolean>;

/** A running span. */
export interface Step {
  /** Spans started within `work`, also asynchronously, become children of this one. */
  run<Result>(work: () => Result): Result;
  /** Headers that make another process's spans children of this one (W3C Trace Context). */
  headers(): Record<string, string>;
  end(details?: Details, isFault?: boolean): void;
}

/** Traces of requests from the load balancer to the database (OpenTelemetry). */
export interface Traces {
  /** Starts the span of a request with these headers. */
  receive(name: string, headers: Readonly<Record<string, unknown>>, details: Details): Step;
  /** Starts a child of the active span; null without one. */
  begin(name: string, details: Details): Step | null;
  /** Records a completed child span of so many milliseconds. */
  note(name: string, ms: number, details: Details, isFault?: boolean): void;
  /** Flushes pending spans, for at most two seconds. */
  close(): Promise<void>;
}

export interface TraceTarget {
  /** URL of the collector, e.g. `http://127.0.0.1:4318/v1/traces`. */
  url: string;
  /** Sampling ratio, 0 to 1. */
  share: number;
}

/** Secrets of links in mails grant access and must not be stored elsewhere. */
const SECRET = /^(?=.*\d)[\w~-]{20,}$|@|%40/;

/** The path of a URL without secrets and user input. */
export const namePath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, 200)
    .split('/')
    .map((part) => (SECRET.test(part) ? '…' : part))
    .join('/');

/** A SQL statement without literal values. */
export const hideValues = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
