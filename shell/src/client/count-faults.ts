const PATH = '/_shell/stoerung';
/** What fails in a loop says it once more often than enough. */
const AT_MOST = 5;

/** While a version is being tried on some visitors: says that this page had a fault, and nothing else. */
export function countFaults(generation: number): void {
  let left = AT_MOST;
  const report = () => {
    if (left <= 0) return;
    left -= 1;
    navigator.sendBeacon(PATH, new Blob([JSON.stringify({ generation })], { type: 'application/json' }));
  };
  for (const type of ['gm:fault', 'error', 'unhandledrejection']) addEventListener(type, report);
}
