import { type DevelopmentFault, PREFIX } from '../../base/development.ts';

const readError = (event: Event): unknown => {
  if (event instanceof CustomEvent) return event.detail;
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event instanceof ErrorEvent ? event.error : null;
};

/** Calls `onFault` with every fault of a remote's code in this page, with its places in the sources. */
export function followFaults(onFault: (fault: DevelopmentFault) => void): void {
  const note = async (event: Event) => {
    const error = readError(event);
    // Other faults, such as a lost connection, have no place in the sources of a remote.
    if (!(error instanceof Error) || !error.stack?.includes('/remotes/')) return;
    const body = JSON.stringify({ text: error.message, stack: error.stack });
    const reply = await fetch(`${PREFIX}/locate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    onFault((await reply.json()) as DevelopmentFault);
  };
  for (const type of ['gm:fault', 'error', 'unhandledrejection']) {
    addEventListener(type, (event) => void note(event).catch(() => {}));
  }
}
