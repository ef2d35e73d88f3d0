import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Verweise } from '@gm/shared/schemas/formfeld';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { inhaltBeitragSchema } from '@gm/shared/schemas/redaktion-inhalt';
import { INHALT_FELDER } from '@gm/shared/schemas/redaktion-inhalt-felder';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { completeInhalt, type FertigerInhalt } from '../../inhalt/complete-inhalt.ts';
import { compareEintraege, createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import { type Eintrag, type Inhaltsart, isListe } from '../../inhalt/inhaltsart.ts';
import { gemeindeArt, seiteArt } from '../../inhalt/kern-arten.ts';
import { publishInhalt } from '../../inhalt/load-inhalt.ts';
import { getSeitenPath } from '../../inhalt/read-inhalt.ts';
import { INHALTE } from '../build-redaktion-route.ts';
import type { Publikation } from '../publikation.ts';
import { type Beitragszeile, createRedaktionRepository } from '../redaktion-repository.ts';
import { describeFelder, listVerweise } from './describe-felder.ts';
import { listAngaben } from './list-angaben.ts';
import { findInhaltsart, listEditierbare } from './list-editierbare.ts';
import { nameEintrag } from './name-eintrag.ts';
import { placeEintrag, readKey } from './place-eintrag.ts';

/** Kind of all entries of the content: which of them it is stands in the version. */
export const INHALT = 'inhalt';

/** What a version of an entry of the content holds. */
export interface InhaltAngaben extends Record<string, unknown> {
  titel: string;
  art: string;
  /** Empty for a new one that was never released: its place is found then. */
  schluessel: string;
  /** JSON as it was sent: the order of its keys is somebody's. */
  daten: string;
  text: string;
}

const readAngaben = (angaben: Record<string, unknown>) => angaben as unknown as InhaltAngaben;

function parseDaten(daten: string): unknown {
  try {
    return JSON.parse(daten) as unknown;
  } catch {
    return undefined;
  }
}

/** An entry as its version has it. */
export const readEintrag = (
  { daten, text }: InhaltAngaben,
  platz: Pick<Eintrag, 'art' | 'schluessel' | 'datei' | 'platz'>,
  art: Inhaltsart,
): Eintrag => ({ ...platz, daten: parseDaten(daten), text: art.ablage.form === 'texte' ? text.trim() : null });

/** A version of an entry as it stands in the content. */
export const buildAngaben = (eintrag: Eintrag): InhaltAngaben => ({
  titel: nameEintrag(eintrag),
  art: eintrag.art,
  schluessel: eintrag.schluessel,
  daten: JSON.stringify(eintrag.daten),
  text: eintrag.text ?? '',
});

/** Faults of the whole content as those of the form: what is not of this entry belongs to what one wants to do. */
function nameFaults(felder: readonly FeldFehler[], { datei, platz }: Eintrag, art: Inhaltsart): FeldFehler[] {
  const innerhalb = isListe(art) ? `${datei}#${platz}.` : `${datei}#`;
  return felder.map(({ feld, meldung }) => {
    if (feld.startsWith(innerhalb)) {
      const pfad = feld.slice(innerhalb.length).replaceAll('.', '/');
      return { feld: pfad ? `daten/${pfad}` : 'daten', meldung };
    }
    const [wo = ''] = feld.split('#');
    return { feld: 'was', meldung: `So passt es nicht zu ${wo}: ${meldung}` };
  });
}

/** E-services are no entries: they stand in what is told of the municipality. */
async function listEServices(db: Datenquelle): Promise<Verweise[string]> {
  const [gemeinde] = await createEintragRepository(db).listArt(gemeindeArt.name);
  const { data } = gemeindeArt.schema.safeParse(gemeinde?.daten);
  return (data?.eServices ?? []).map(({ titel }) => ({ wert: titel, text: titel }));
}

/** What there is to choose from where entries of this kind refer to others. */
async function readVerweise(
  db: Datenquelle,
  art: Inhaltsart,
  findArt: (name: string) => Inhaltsart | null,
): Promise<Verweise> {
  const verweise: Verweise = art === seiteArt ? { eService: await listEServices(db) } : {};
  for (const name of listVerweise(art.schema)) {
    const eintraege = await createEintragRepository(db).listArt(name);
    const optionen = eintraege.flatMap((eintrag) => {
      const wert = readKey(findArt(name), eintrag.daten);
      return wert === null ? [] : [{ wert, text: nameEintrag(eintrag) }];
    });
    verweise[name] = optionen.sort((a, b) => a.text.localeCompare(b.text, 'de'));
  }
  return verweise;
}

/** What was made of the content when it was checked in a transaction: writing needs not make it again. */
const gepruefte = new WeakMap<Datenquelle, FertigerInhalt>();

/** What is wrong with the content once this is part of it. Nobody else changes it until the transaction ends. */
async function listInhaltsfehler(
  trx: Datenquelle,
  bereiche: readonly Bereich[],
  eintrag: Eintrag,
  art: Inhaltsart,
  ohne: boolean,
): Promise<FeldFehler[]> {
  await createInhaltRepository(trx).lock();
  const { eintraege, fotos } = await createEintragRepository(trx).read();
  const andere = eintraege.filter(
    ({ art: name, schluessel }) => name !== eintrag.art || schluessel !== eintrag.schluessel,
  );
  const { tag } = readBerlinerZeit(new Date());
  try {
    const neue = ohne ? andere : [...andere, eintrag].sort(compareEintraege);
    gepruefte.set(trx, completeInhalt({ eintraege: neue, fotos }, bereiche, tag));
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'inhalt_fehlerhaft') throw error;
    return nameFaults(error.felder ?? [], eintrag, art);
  }
}

/** Entries of the content as something that editors write, release, take back and restore. */
export function createInhaltPublikation(bereiche: readonly Bereich[]): Publikation {
  const findArt = (name: string) => findInhaltsart(bereiche, name);

  /** The entry this is about, as the content has it. */
  async function findBisher(db: Datenquelle, beitrag: number): Promise<Eintrag | null> {
    const zeile = await createRedaktionRepository(db).findInhalt({ id: beitrag });
    return zeile && createEintragRepository(db).find(zeile.art, zeile.schluessel);
  }

  return {
    name: INHALT,
    bezeichnung: 'Inhalt',
    kuerzel: 'IN',
    schema: inhaltBeitragSchema,
    felder: INHALT_FELDER,
    istHtml: false,
    ohneNeu: true,
    listAuswahl: async () => ({ rubriken: [], veranstalter: [] }),
    describe: ({ art }) => listEditierbare(bereiche).find(({ name }) => name === art)?.titel ?? null,

    readAngaben(eingabe) {
      const { art, schluessel, daten, text } = readAngaben(eingabe);
      const titel = nameEintrag({ daten: parseDaten(daten), schluessel: schluessel || 'Neuer Eintrag' });
      return { titel, art, schluessel, daten, text };
    },

    async buildFormular(db, { art: name, schluessel }, status) {
      const art = findArt(String(name));
      if (!art) return null;
      const isAddressed = art.ablage.form === 'texte' || art.ablage.form === 'dateien';
      return {
        art: art.name,
        formular: describeFelder(art.schema),
        verweise: await readVerweise(db, art, findArt),
        mitText: art.ablage.form === 'texte',
        adresse: isAddressed && status === 'Entwurf' && !schluessel ? (art.name === 'seite' ? '/' : '') : null,
        liste: { titel: art.titel, href: `${INHALTE.href}?typ=${art.name}` },
      };
    },

    listAngaben(angaben) {
      const { art: name, daten, text } = readAngaben(angaben);
      const art = findArt(name);
      const eigene = art ? listAngaben(describeFelder(art.schema), parseDaten(daten)) : [];
      return text ? [...eigene, { titel: INHALT_FELDER.text, wert: text }] : eigene;
    },

    async findVorhandenen(trx, eingabe) {
      const { art, schluessel } = readAngaben(eingabe);
      // Two who begin at once have one entry.
      await createInhaltRepository(trx).lock();
      return schluessel ? createRedaktionRepository(trx).findReferenz(art, schluessel) : null;
    },

    async findBestand(trx, eingabe) {
      const { art, schluessel } = readAngaben(eingabe);
      const eintrag = schluessel ? await createEintragRepository(trx).find(art, schluessel) : null;
      return eintrag && { art, schluessel, angaben: buildAngaben(eintrag) };
    },

    async check(trx, eingabe) {
      const angaben = readAngaben(eingabe);
      const art = findArt(angaben.art);
      if (!art) return [{ feld: 'was', meldung: 'Diese Art von Inhalt gibt es nicht.' }];
      if (parseDaten(angaben.daten) === undefined)
        return [{ feld: 'daten', meldung: 'Die Angaben sind nicht lesbar.' }];
      if (eingabe.was === 'speichern') return [];
      const ohne = eingabe.was === 'zurueckziehen';
      const bisher = await createRedaktionRepository(trx).findInhalt({ referenz: eingabe.referenz });
      const schluessel = bisher?.schluessel ?? angaben.schluessel;
      const platz = await placeEintrag(trx, art, schluessel, parseDaten(angaben.daten));
      return listInhaltsfehler(trx, bereiche, readEintrag(angaben, platz, art), art, ohne);
    },

    async write(trx, { id }: Beitragszeile, { angaben }) {
      const inhalt = readAngaben(angaben);
      const art = findArt(inhalt.art);
      if (!art) throw new AppError('konflikt', 'Diese Art von Inhalt ist ausgeschaltet.');
      const bisher = await createRedaktionRepository(trx).findInhalt({ id });
      const platz = await placeEintrag(trx, art, bisher?.schluessel ?? inhalt.schluessel, parseDaten(inhalt.daten));
      if (!bisher) await createRedaktionRepository(trx).assignInhalt(id, platz);
      await createEintragRepository(trx).save(readEintrag(inhalt, platz, art));
      await publishInhalt(trx, { bereiche }, gepruefte.get(trx));
    },

    async remove(trx, beitrag) {
      const bisher = await findBisher(trx, beitrag);
      if (bisher) await createEintragRepository(trx).remove(bisher.art, bisher.schluessel);
      await publishInhalt(trx, { bereiche }, gepruefte.get(trx));
    },

    isPublic: async (db, beitrag) => (await findBisher(db, beitrag)) !== null,

    async findPfad(db, beitrag) {
      const bisher = await findBisher(db, beitrag);
      return bisher?.art === 'seite' ? getSeitenPath(bisher.datei) : null;
    },

    // Publishing has told the search of all of it.
    report: async () => {},
  };
}
