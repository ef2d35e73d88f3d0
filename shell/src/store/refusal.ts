/** Why something does not become current, in one sentence for the team that sent it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const SENTENCES: Record<string, string> = {
  ENOSPC: 'the release store is full; nothing was kept',
  EDQUOT: 'the release store is full; nothing was kept',
  EROFS: 'the release store is read-only; nothing was kept',
  EACCES: 'the release store may not be written to; nothing was kept',
  EPERM: 'the release store may not be written to; nothing was kept',
  EIO: 'the release store does not answer; nothing was kept',
  ESTALE: 'the release store does not answer; nothing was kept',
};

/** One sentence about any fault; those of the disk are explained. */
export function explainFault(fault: unknown): string {
  const { code, message } = fault as NodeJS.ErrnoException;
  return (code && SENTENCES[code]) || (message ?? String(fault)).split('\n')[0] || 'unknown fault';
}
