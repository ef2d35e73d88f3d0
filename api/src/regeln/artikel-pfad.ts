import { createEintragPfad } from './eintrag-pfad.ts';

export const ARTIKEL = createEintragPfad('/aktuelles/');
