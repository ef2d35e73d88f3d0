/** Ends the process with the message of a fault that the operator can mend, without its stack. */
export function exitWith(fault: unknown, code = 1): never {
  console.error(fault instanceof Error ? fault.message : fault);
  return process.exit(code);
}

/** What `read` returns; wrong settings end the process. */
export function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    return exitWith(fault);
  }
}
