import { createHash } from 'node:crypto';

/**
 * Chromium holds the first paint back for preloaded fonts, up to 100 ms, and does nothing meanwhile. An inline script
 * runs when the styles are there; asking for a height makes it lay the page out while it waits.
 */
const SCRIPT = 'document.body.offsetHeight';

export const LAYOUT_EARLY = `<script>${SCRIPT}</script>`;

/** Allows it by its content: no nonce, so pages that carry it can be cached. */
export const LAYOUT_EARLY_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
