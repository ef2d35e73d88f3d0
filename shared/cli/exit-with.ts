/** Ends the process with the message of a fault that the operator can mend, without its stack. */
export function exitWith(fault: unknown): never {
  console.error(fault instanceof Error ? fault.message : fault);
  return process.exit(1);
}

/** What `read` returns; wrong settings end the process. */
export function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    return exitWith(fault);
  }
}
