import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';
import { readKey } from '../inhalt/place-eintrag.ts';

/** `bildung/buecherei/index` → `/bildung/`, `/bildung/buecherei/` */
function listPfade(schluessel: string): string[] {
  const teile = schluessel.split('/').filter((teil) => teil !== '' && teil !== 'index');
  return teile.map((_, index) => `/${teile.slice(0, index + 1).join('/')}/`);
}

/** The branches that an entry of the content belongs to: what a right to some of its kind alone may be about. */
export function listZweige(art: Inhaltsart, { schluessel, daten }: Pick<Eintrag, 'schluessel' | 'daten'>): string[] {
  const { zweig = 'eintrag' } = art;
  if (zweig === 'pfad') return listPfade(schluessel);
  if (zweig === 'eintrag') {
    const eigener = isListe(art) ? readKey(art, daten) : null;
    // Who changes the number of an entry would write on another one.
    return schluessel && (eigener === null || String(eigener) === schluessel) ? [schluessel] : [];
  }
  const wert = (Object(daten) as Record<string, unknown>)[zweig.feld];
  return typeof wert === 'number' || typeof wert === 'string' ? [String(wert)] : [];
}
