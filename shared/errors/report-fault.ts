/** Where in React's tree a component threw. */
export interface FaultInfo {
  componentStack?: string | null | undefined;
}

/** Dispatches faults that visitors need not see to listeners (error reporting, tests), never to the console. */
export function reportFault(fault: unknown, info?: FaultInfo): void {
  dispatchEvent(Object.assign(new CustomEvent('gm:fault', { detail: fault }), { info }));
}
