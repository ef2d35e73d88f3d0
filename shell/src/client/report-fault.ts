/** Faults the visitor does not need to see. Collected for whoever listens (error reporting, tests), never logged to the console. */
export function reportFault(fault: unknown): void {
  dispatchEvent(new CustomEvent('gm:fault', { detail: fault }));
}
