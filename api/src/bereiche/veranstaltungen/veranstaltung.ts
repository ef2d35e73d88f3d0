import { veranstaltungBeitragSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungsbeitrag';
import { VERANSTALTUNGSBEITRAG_FELDER } from '@gm/shared/bereiche/veranstaltungen/veranstaltungsbeitrag-felder';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { mustBeComplete } from '@gm/shared/regeln/redaktion';
import { createBildRepository } from '../../kern/bilder/bild-repository.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import type { Publikation } from '../../kern/redaktion/publikation.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { checkVeranstalter, isVeranstalter, listVeranstalter } from '../branchenverzeichnis/bereich.ts';
import { createKalenderRepository } from './kalender-repository.ts';
import { createKalenderbestandRepository } from './kalenderbestand-repository.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';

/** What the form's schema makes of an event. */
interface VeranstaltungAngaben {
  titel: string;
  einleitung: string;
  text: string;
  veranstaltungen_rubrik: number[];
  /** Missing in versions of the time when organisers were words alone. */
  veranstalter_brancheneintrag_zuordnung?: number | null;
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

/** Of the directory, as in the forms for residents. */
const MAX_VERANSTALTER = 999;

const heute = () => readBerlinerZeit(new Date()).tag;

export const veranstaltung: Publikation = {
  name: 'veranstaltung',
  bezeichnung: 'Veranstaltung',
  kuerzel: 'VA',
  template: 'veranstaltung',
  schema: veranstaltungBeitragSchema,
  felder: VERANSTALTUNGSBEITRAG_FELDER,
  istHtml: true,
  // Of an organiser: what a club may write on.
  getGegenstand: ({ veranstalter_brancheneintrag_zuordnung: eintrag }) => ({
    art: 'veranstaltung',
    zweige: typeof eintrag === 'number' ? [String(eintrag)] : [],
  }),
  zweig: { feld: 'veranstalter_brancheneintrag_zuordnung', von: 'brancheneintrag' },

  async listAuswahl(db) {
    const rubriken = await createVeranstaltungRepository(db).listRubriken();
    const veranstalter = await listVeranstalter(db, MAX_VERANSTALTER);
    return {
      rubriken: rubriken.map(({ id, rubrik }) => ({ wert: String(id), text: rubrik })),
      veranstalter: veranstalter.map(({ id, titel }) => ({ wert: String(id), text: titel })),
    };
  },

  async check(db, { was, veranstaltungen_rubrik, veranstalter_brancheneintrag_zuordnung: eintrag }) {
    // A category or an organiser that is gone must not keep anybody from withdrawing what has it.
    if (!mustBeComplete(was)) return [];
    const bekannte = new Set((await createVeranstaltungRepository(db).listRubriken()).map(({ id }) => id));
    const gewaehlte = Array.isArray(veranstaltungen_rubrik) ? veranstaltungen_rubrik : [];
    const sindBekannt = gewaehlte.every((nummer) => bekannte.has(nummer));
    const meldung = 'Bitte wählen Sie mindestens eine Rubrik aus.';
    return [
      ...(sindBekannt ? [] : [{ feld: 'veranstaltungen_rubrik', meldung }]),
      ...(await checkVeranstalter(db, {
        veranstalter_brancheneintrag_zuordnung: typeof eintrag === 'number' ? eintrag : null,
      })),
    ];
  },

  async write(trx, { id }, { angaben, bild_id }) {
    // Only the form's own schema has written them.
    const { veranstaltungen_rubrik, datum_von, datum_bis, zeit_von, zeit_bis, ...werte } =
      angaben as unknown as VeranstaltungAngaben;
    const eintrag = werte.veranstalter_brancheneintrag_zuordnung ?? null;
    // The directory may have lost it since.
    const isImVerzeichnis = eintrag !== null && (await isVeranstalter(trx, eintrag));
    if (bild_id) await createBildRepository(trx).name(bild_id, werte.bildtext, werte.bildcopyright);
    // A draft whose day is not decided yet has a preview, too.
    const von = datum_von ?? heute();
    const { titel, einleitung, text, veranstalter, veranstaltungsort, eintritt, link, linktext } = werte;
    await createVeranstaltungRepository(trx).saveBeitrag(id, {
      titel,
      einleitung,
      text,
      veranstalter,
      brancheneintrag_id: isImVerzeichnis ? eintrag : null,
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

  remove: (trx, beitrag) => createVeranstaltungRepository(trx).hideBeitrag(beitrag),

  async findPfad(db, beitrag) {
    const gefunden = await createVeranstaltungRepository(db).findZuBeitrag(beitrag);
    return gefunden && VERANSTALTUNGEN.build(gefunden.id, gefunden.titel);
  },

  async report(trx, beitrag, neu) {
    const kalender = createKalenderbestandRepository(trx);
    await createSucheRepository(trx).replace('veranstaltung', await kalender.listSuchzeilen());
    const gefunden = neu ? await createVeranstaltungRepository(trx).findZuBeitrag(beitrag) : null;
    if (!gefunden) return;
    const neuigkeiten = (await kalender.listKurz()).filter(({ id }) => id === gefunden.id);
    await notifyOfNews(createPushRepository(trx), { name: 'veranstaltung', tag: 'Veranstaltungen' }, neuigkeiten);
  },

  async show(trx, beitrag) {
    const gefunden = await createVeranstaltungRepository(trx).findZuBeitrag(beitrag);
    return gefunden && createKalenderRepository(trx).find(gefunden.id, heute());
  },
};
