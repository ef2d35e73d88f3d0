import { createEintragPfad } from './eintrag-pfad.ts';

export const BEKANNTMACHUNGEN = createEintragPfad('/bekanntmachungen/');
