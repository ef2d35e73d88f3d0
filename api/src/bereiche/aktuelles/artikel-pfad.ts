import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';

export const ARTIKEL = createEintragPfad('/aktuelles/');
