import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { readDatei } from '../../kern/dateien/open-dateien.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { Freigabeumfeld, Sache } from '../../kern/freigaben/freigabeart.ts';
import { createEintragRepository } from '../../kern/inhalt/eintrag-repository.ts';
import { htmlToMarkdown } from '../../kern/inhalt/html-to-markdown.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { createKalenderRepository } from './kalender-repository.ts';
import { ortArt, veranstaltungArt } from './veranstaltung-inhaltsart.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';

/** The data of an entry of the content; `foto` names its picture. */
async function buildDaten(
  trx: Datenquelle,
  angaben: Veranstaltung,
  foto: string | null,
): Promise<Record<string, unknown>> {
  const { titel, veranstaltungsort, datum_von, datum_bis, zeit_von, zeit_bis, link, linktext, bildtext } = angaben;
  const eintrag = angaben.veranstalter_brancheneintrag_zuordnung;
  const isBekannt = (await createEintragRepository(trx).pick(ortArt.name, [veranstaltungsort])).length > 0;
  const daten = {
    titel,
    md: htmlToMarkdown(angaben.text),
    rubriken: angaben.veranstaltungen_rubrik,
    datum: datum_von,
    bis: datum_bis === datum_von ? null : datum_bis,
    beginn: zeit_von,
    ende: zeit_bis,
    [isBekannt ? 'ort' : 'anderer_ort']: veranstaltungsort,
    ...(eintrag ? { eintrag } : { veranstalter: angaben.veranstalter }),
    link,
    linktext,
    foto,
    bildtext: foto ? bildtext : null,
  };
  return Object.fromEntries(Object.entries(daten).filter(([, wert]) => wert !== null && wert !== ''));
}

/** Puts the picture into the library; gives its name there. */
async function storeFoto(
  trx: Datenquelle,
  { bild, angaben: { titel: name, bildtext: alt, bildcopyright } }: Pick<Sache<Veranstaltung>, 'bild' | 'angaben'>,
  umfeld: Freigabeumfeld,
): Promise<string | null> {
  if (!bild) return null;
  const bytes = await readDatei(umfeld.uploads, bild);
  return umfeld.addFoto(trx, { bild: bytes, name, alt, bildcopyright: bildcopyright || null });
}

/** Puts what a resident entered into the calendar as an entry of the content, as it was corrected; gives the path of its page. */
export async function publishVeranstaltung(
  trx: Datenquelle,
  { id, bild, angaben }: Sache<Veranstaltung>,
  umfeld: Freigabeumfeld,
): Promise<string> {
  const eintragungen = createEintragungRepository(trx);
  const { id: vorgesehene, veranstaltung_id } = await eintragungen.findZuEinsendung(id);
  const nummer = await umfeld.releaseEintrag(trx, {
    art: veranstaltungArt,
    nummer: veranstaltung_id ?? vorgesehene,
    istNeu: veranstaltung_id === null,
    daten: await buildDaten(trx, angaben, await storeFoto(trx, { bild, angaben }, umfeld)),
  });
  await eintragungen.assign(id, nummer);
  const seite = await createKalenderRepository(trx).findSeite(nummer);
  return seite?.pfad ?? VERANSTALTUNGEN.buildPermanent(nummer);
}

/** Takes it out of the calendar again. */
export async function withdrawVeranstaltung(
  trx: Datenquelle,
  einsendung: number,
  umfeld: Freigabeumfeld,
): Promise<void> {
  const { veranstaltung_id } = await createEintragungRepository(trx).findZuEinsendung(einsendung);
  if (veranstaltung_id !== null) await umfeld.withdrawEintrag(trx, { art: veranstaltungArt, nummer: veranstaltung_id });
}
