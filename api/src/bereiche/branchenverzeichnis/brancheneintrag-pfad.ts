import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';

export const BRANCHENVERZEICHNIS = createEintragPfad('/branchenverzeichnis/');
