import { createEintragPfad } from './eintrag-pfad.ts';

export const BRANCHENVERZEICHNIS = createEintragPfad('/branchenverzeichnis/');
