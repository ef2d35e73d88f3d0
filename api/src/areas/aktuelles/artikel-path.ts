import { createEntryPath } from '../../core/platform/rules/entry-path.ts';

export const ARTIKEL = createEntryPath('/aktuelles/');
