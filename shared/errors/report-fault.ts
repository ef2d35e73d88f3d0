/** Dispatches faults that visitors need not see to listeners (error reporting, tests), never to the console. */
export function reportFault(fault: unknown): void {
  dispatchEvent(new CustomEvent('gm:fault', { detail: fault }));
}
