/** Faults the visitor need not see go to whoever listens (error reporting, tests), never to the console. */
export function reportFault(fault: unknown): void {
  dispatchEvent(new CustomEvent('gm:fault', { detail: fault }));
}
