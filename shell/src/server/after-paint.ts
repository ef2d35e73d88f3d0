import { createInlineScript } from './inline-script.ts';

/** `<template>` with what may ask for the line once something is on screen. */
export const LATER_ID = 'gm-spaeter';

/**
 * A frame's timer runs when the frame has been painted. Chromium holds the first paint back for preloaded fonts, up to
 * 100 ms: asking for a height makes it lay the page out meanwhile.
 */
const SCRIPT = `document.body.offsetHeight;requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('${LATER_ID}').content)))`;

/** At the end of every page: scripts enhance what is on screen, so text, styles and pictures have the line first. */
export const AFTER_PAINT = createInlineScript(SCRIPT);
