import { createEntryPath } from '../../core/platform/rules/entry-path.ts';

export const BRANCHENVERZEICHNIS = createEntryPath('/branchenverzeichnis/');
