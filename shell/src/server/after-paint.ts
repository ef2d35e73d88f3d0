import { createHash } from 'node:crypto';

/** `<template>` with what may ask for the line once something is on screen. */
export const LATER_ID = 'gm-spaeter';

/**
 * A frame's timer runs when the frame has been painted. Chromium holds the first paint back for preloaded fonts, up to
 * 100 ms: asking for a height makes it lay the page out meanwhile.
 */
const SCRIPT = `document.body.offsetHeight;requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('${LATER_ID}').content)))`;

/** The page's only inline script: scripts enhance what is on screen, so text, styles and pictures have the line first. */
export const AFTER_PAINT = `<script>${SCRIPT}</script>`;

/** Allows it by its content: no nonce, so pages that carry it can be cached. */
export const AFTER_PAINT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
