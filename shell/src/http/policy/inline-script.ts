import { createHash } from 'node:crypto';

/** A constant script inside of pages. */
export interface InlineScript {
  tag: string;
  /** Allows the script by its hash: without a nonce, pages that contain it can be cached. */
  hash: string;
}

export const createInlineScript = (code: string): InlineScript => ({
  tag: `<script>${code}</script>`,
  hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
});
