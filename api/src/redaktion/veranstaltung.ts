import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { createBildRepository } from '../daten/bild-repository.ts';
import { createKalenderRepository } from '../daten/kalender-repository.ts';
import { createPushRepository } from '../daten/push-repository.ts';
import { createSucheRepository } from '../daten/suche-repository.ts';
import { createVeranstaltungRepository } from '../daten/veranstaltung-repository.ts';
import { meldeNeues } from '../push/melde-neues.ts';
import { VERANSTALTUNGEN } from '../regeln/veranstaltung-pfad.ts';
import type { Publikation } from './publikation.ts';

/** What the form's schema makes of an event. */
interface VeranstaltungAngaben {
  titel: string;
  einleitung: string;
  text: string;
  veranstaltungen_rubrik: number[];
  veranstalter: string;
  veranstaltungsort: string;
  eintritt: string;
  datum_von: string | null;
  datum_bis: string | null;
  zeit_von: string | null;
  zeit_bis: string | null;
  link: string;
  linktext: string;
  bildtext: string;
  bildcopyright: string;
}

const heute = () => readBerlinerZeit(new Date()).tag;

export const veranstaltung: Publikation = {
  name: 'veranstaltung',
  bezeichnung: 'Veranstaltung',
  istHtml: true,

  async listeRubriken(db) {
    const rubriken = await createVeranstaltungRepository(db).listeRubriken();
    return rubriken.map(({ id, rubrik }) => ({ wert: String(id), text: rubrik }));
  },

  async pruefe(db, { was, veranstaltungen_rubrik }) {
    // A category that is gone must not keep anybody from withdrawing what has it.
    if (was !== 'freigeben') return [];
    const bekannte = new Set((await createVeranstaltungRepository(db).listeRubriken()).map(({ id }) => id));
    const gewaehlte = Array.isArray(veranstaltungen_rubrik) ? veranstaltungen_rubrik : [];
    if (gewaehlte.every((nummer) => bekannte.has(nummer))) return [];
    return [{ feld: 'veranstaltungen_rubrik', meldung: 'Bitte wählen Sie mindestens eine Rubrik aus.' }];
  },

  async schreibe(trx, { id }, { angaben, bild_id }) {
    // Only the form's own schema has written them.
    const { veranstaltungen_rubrik, datum_von, datum_bis, zeit_von, zeit_bis, ...werte } =
      angaben as unknown as VeranstaltungAngaben;
    if (bild_id) await createBildRepository(trx).benenne(bild_id, werte.bildtext, werte.bildcopyright);
    // A draft whose day is not decided yet has a preview, too.
    const von = datum_von ?? heute();
    const { titel, einleitung, text, veranstalter, veranstaltungsort, eintritt, link, linktext } = werte;
    await createVeranstaltungRepository(trx).speichereBeitrag(id, {
      titel,
      einleitung,
      text,
      veranstalter,
      veranstaltungsort,
      eintritt,
      link,
      linktext,
      bildtext: werte.bildtext,
      bildcopyright: werte.bildcopyright,
      bild_id,
      rubriken: veranstaltungen_rubrik,
      datum_von: von,
      datum_bis: datum_bis ?? von,
      zeit_von: zeit_von ?? '',
      zeit_bis: zeit_bis ?? '',
      ansprechpartner: '',
      telefon: '',
      email: '',
    });
  },

  entferne: (trx, beitrag) => createVeranstaltungRepository(trx).verbergeBeitrag(beitrag),

  async findePfad(db, beitrag) {
    const gefunden = await createVeranstaltungRepository(db).findeZuBeitrag(beitrag);
    return gefunden && VERANSTALTUNGEN.bilde(gefunden.id, gefunden.titel);
  },

  async melde(trx, beitrag, neu) {
    const kalender = createKalenderRepository(trx);
    await createSucheRepository(trx).ersetze('veranstaltung', await kalender.listeSuchzeilen());
    const gefunden = neu ? await createVeranstaltungRepository(trx).findeZuBeitrag(beitrag) : null;
    if (!gefunden) return;
    const neuigkeiten = (await kalender.listeKurz()).filter(({ id }) => id === gefunden.id);
    await meldeNeues(createPushRepository(trx), { name: 'veranstaltung', tag: 'Veranstaltungen' }, neuigkeiten);
  },

  async zeige(trx, beitrag) {
    const gefunden = await createVeranstaltungRepository(trx).findeZuBeitrag(beitrag);
    return gefunden && createKalenderRepository(trx).finde(gefunden.id, heute());
  },
};
