import { createHash } from 'node:crypto';

/** A constant script inside of pages. */
export interface InlineScript {
  tag: string;
  /** Allows it by its content: no nonce, so pages that carry it can be cached. */
  hash: string;
}

export const createInlineScript = (code: string): InlineScript => ({
  tag: `<script>${code}</script>`,
  hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
