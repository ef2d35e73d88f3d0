import { createInlineScript } from './inline-script.ts';

/** `<template>` with everything that may use the connection after the first paint. */
export const LATER_ID = 'gm-spaeter';

/**
 * The timer of a frame runs after the frame was painted. Chromium delays the first paint for preloaded fonts by up to
 * 100 ms: reading a height forces layout in that time.
 */
const SCRIPT = `document.body.offsetHeight;requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('${LATER_ID}').content)))`;

/** At the end of every page: scripts only enhance the page, so text, styles and pictures get the bandwidth first. */
export const AFTER_PAINT = createInlineScript(SCRIPT);
