/** Messages between the API's main thread and the database worker. */
export type PgliteRequest =
  | { id: number; op: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; op: 'listen'; channel: string }
  | { id: number; op: 'close' };

export interface PgliteResult {
  rows: unknown[];
  affectedRows: number | undefined;
}

/** Serialised form of an error: structured cloning drops its PostgreSQL fields. */
export interface PgliteFailure {
  message: string;
  code?: string;
  severity?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
}

export type PgliteReply =
  | { type: 'ready' }
  | { type: 'result'; id: number; result: PgliteResult }
  | { type: 'failure'; id: number; failure: PgliteFailure }
  | { type: 'notification'; channel: string; payload: string };
