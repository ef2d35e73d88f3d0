import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';

export const BEKANNTMACHUNGEN = createEintragPfad('/bekanntmachungen/');
