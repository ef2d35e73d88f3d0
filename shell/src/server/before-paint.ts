import { FIRST_SCRIPT } from '../darstellung/farbwahl.ts';
import { createInlineScript } from './inline-script.ts';

/** First in the head of every page: what the browser remembers and the first paint shows. */
export const BEFORE_PAINT = createInlineScript(FIRST_SCRIPT);
