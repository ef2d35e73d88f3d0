import { createEntryPath } from '../../core/platform/rules/entry-path.ts';

export const BEKANNTMACHUNGEN = createEntryPath('/bekanntmachungen/');
