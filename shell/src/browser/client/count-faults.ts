const PATH = '/_shell/fault';
/** A loop repeats the same fault; this many reports are enough. */
const AT_MOST = 5;

/** While a canary runs, reports that this page had a fault, without details. */
export function countFaults(generation: number): void {
  let left = AT_MOST;
  const report = () => {
    if (left <= 0) return;
    left -= 1;
    navigator.sendBeacon(PATH, new Blob([JSON.stringify({ generation })], { type: 'application/json' }));
  };
  for (const type of ['gm:fault', 'error', 'unhandledrejection']) addEventListener(type, report);
}
