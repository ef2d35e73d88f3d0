/** What is told of a piece of work: never who asked for it, nor what somebody typed. */
export type Angaben = Record<string, string | number | boolean>;

/** A piece of work that is being timed. */
export interface Schritt {
  /** What begins within `work`, however late, is part of this one. */
  run<Result>(work: () => Result): Result;
  /** What another process is told, so that what it does is part of this one (W3C Trace Context). */
  headers(): Record<string, string>;
  end(angaben?: Angaben, isFault?: boolean): void;
}

/** Where the time of a request goes, from the balancer to the database (OpenTelemetry). */
export interface Spuren {
  /** Begins the work for a request that came with these headers. */
  receive(name: string, headers: Readonly<Record<string, unknown>>, angaben: Angaben): Schritt;
  /** Begins a part of the work that this is called in; null outside of any. */
  begin(name: string, angaben: Angaben): Schritt | null;
  /** A part that took so many milliseconds and is over. */
  note(name: string, ms: number, angaben: Angaben, isFault?: boolean): void;
  /** Waits until everything is sent, two seconds at most. */
  close(): Promise<void>;
}

export interface Spurziel {
  /** Of the collector, e.g. `http://127.0.0.1:4318/v1/traces`. */
  url: string;
  /** Part of the requests that are followed, 0 to 1. */
  share: number;
}

/** What opens something for whoever has it – a link in a mail – must stand nowhere else. */
const SECRET = /^(?=.*\d)[\w~-]{20,}$|@|%40/;

/** The path of an address, without what a visitor may have put into it. */
export const namePath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, 200)
    .split('/')
    .map((part) => (SECRET.test(part) ? '…' : part))
    .join('/');

/** A statement without the values that stand in it as they are. */
export const hideValues = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
