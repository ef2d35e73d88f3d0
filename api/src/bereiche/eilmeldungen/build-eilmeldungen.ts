import { findBilder } from '../../kern/inhalt/find-bilder.ts';
import type { Fotos } from '../../kern/inhalt/fotos.ts';
import { createFehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import { readZeitpunkt } from '../../kern/inhalt/zeitpunkt.ts';
import type { EilmeldungZeile } from './eilmeldung-repository.ts';
import type { EilmeldungenDatei } from './eilmeldungen-datei.ts';

const DATEI = 'eilmeldungen.yaml';

/**
 * Notices with the moments that `heute` (`YYYY-MM-DD`) gives them. Throws `inhalt_fehlerhaft` when one ends too soon, and for photos
 * that do not exist.
 */
export function buildEilmeldungen(eilmeldungen: EilmeldungenDatei, fotos: Fotos, heute: string): EilmeldungZeile[] {
  const fehler = createFehlerliste();
  const namen = new Set<string>();
  const zeilen = eilmeldungen.map(({ name, titel, text, link = null, foto, bildtext = null, von, bis }, index) => {
    const report = (feld: string, meldung: string) => fehler.add(DATEI, `${index}.${feld}`, meldung);
    const { bild_id } = findBilder({ foto, galerie: [] }, fotos, report);
    const zeiten = { von: readZeitpunkt(von, heute), bis: readZeitpunkt(bis, heute) };
    if (zeiten.bis <= zeiten.von) report('bis', 'Das Ende liegt nicht nach dem Beginn.');
    if (namen.has(name)) report('name', `Der Name „${name}“ kommt zweimal vor.`);
    namen.add(name);
    return { datei_name: name, titel, text, link, bild_id, bildtext: bild_id ? bildtext : null, ...zeiten };
  });
  fehler.throwIfAny();
  return zeilen;
}
