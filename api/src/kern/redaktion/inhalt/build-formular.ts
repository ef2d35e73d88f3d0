import type { Verweise } from '@gm/shared/schemas/formfeld';
import type { Beitrag, Medium } from '@gm/shared/schemas/redaktion';
import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { findAdresse, getSeitenPath } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { fotoArt, gemeindeArt, seiteArt } from '../../inhalt/kern-arten.ts';
import { DOKUMENT } from '../../inhalt/verweise.ts';
import { buildWieHref, INHALTE } from '../build-redaktion-route.ts';
import { createMedienRepository } from '../medien/medien-repository.ts';
import { buildMedium } from '../medien/show-medien.ts';
import { INHALTSART, readRedaktionsregeln } from '../qualitaet/redaktionsregeln.ts';
import { hasVorschau } from '../vorschau/build-vorschau.ts';
import { listVerweise } from './describe-felder.ts';
import { describeFormular, hasNummer } from './eigene-felder.ts';
import { findInhaltsart, hasMehrere, listEditierbare } from './list-editierbare.ts';
import { listVerweisende } from './list-verweisende.ts';
import { nameEintrag } from './name-eintrag.ts';
import { readKey } from './place-eintrag.ts';

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
  arten: readonly Inhaltsart[],
  findArt: (name: string) => Inhaltsart | null,
): Promise<Verweise> {
  const verweise: Verweise = art === seiteArt ? { eService: await listEServices(db) } : {};
  const namen = listVerweise(art.schema);
  if (namen.includes(INHALTSART)) verweise[INHALTSART] = arten.map(({ name, titel }) => ({ wert: name, text: titel }));
  for (const [name, list] of Object.entries(art.vorschlaege ?? {})) {
    verweise[name] = (await list(db)).map((eines) =>
      typeof eines === 'string' ? { wert: eines, text: eines } : eines,
    );
  }
  // Photos are chosen from the library, which may be large; documents are brought.
  for (const name of namen.filter(
    (eine) => ![fotoArt.name, DOKUMENT].includes(eine) && !eine.startsWith('#') && !(eine in verweise),
  )) {
    const eintraege = await createEintragRepository(db).listArt(name);
    const optionen = eintraege.flatMap((eintrag) => {
      const wert = readKey(findArt(name), eintrag.daten);
      return wert === null ? [] : [{ wert, text: nameEintrag(eintrag) }];
    });
    verweise[name] = optionen.sort((a, b) => a.text.localeCompare(b.text, 'de'));
  }
  return verweise;
}

/** The picture that an entry tells of; null for what is no photo. */
async function readFoto(db: Datenquelle, art: Inhaltsart, schluessel: string): Promise<Medium['bild'] | null> {
  const [medium] = art === fotoArt ? await createMedienRepository(db).pick([schluessel]) : [];
  return medium ? buildMedium(medium).bild : null;
}

/** What a new entry can begin with instead of nothing. */
async function listMuster(db: Datenquelle, art: string, muster: string) {
  const eintraege = await createEintragRepository(db).listArt(muster);
  return eintraege.map((eintrag) => ({ titel: nameEintrag(eintrag), href: buildWieHref(art, eintrag) }));
}

/** What the form of an entry of the content is made of, or of a new one; null for a kind that is off. */
export async function buildFormular(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  { art: name, schluessel }: Record<string, unknown>,
  status: Beitrag['status'],
): Promise<Beitrag['inhalt']> {
  const findArt = (eine: string) => findInhaltsart(bereiche, eine);
  const art = findArt(String(name));
  if (!art) return null;
  const eintrag = schluessel ? await createEintragRepository(db).find(art.name, String(schluessel)) : null;
  const pfad = eintrag && art === seiteArt ? getSeitenPath(eintrag.datei) : null;
  const isNeu = status === 'Entwurf' && !schluessel;
  // What is told by a number has its address from that and its title.
  const isAddressed = (art.ablage.form === 'texte' || art.ablage.form === 'dateien') && !hasNummer(art);
  return {
    art: art.name,
    formular: describeFormular(art),
    verweise: await readVerweise(db, art, listEditierbare(bereiche), findArt),
    mitText: art.ablage.form === 'texte',
    textPflicht: art.textFehlt !== undefined,
    adresse: isAddressed && isNeu ? (art.name === 'seite' ? '/' : '') : null,
    umzug: pfad === '/' ? null : pfad,
    hierher: eintrag ? await listVerweisende(db, bereiche, art, eintrag) : [],
    zeitraum: (art.zeitraum ?? art.erscheint)?.hinweis ?? null,
    hatVorschau: hasVorschau(bereiche, art),
    hatAdresse: eintrag !== null && findAdresse(art, eintrag) !== null,
    bild: await readFoto(db, art, String(schluessel)),
    barrieren: art === seiteArt ? (await readRedaktionsregeln(db)).barrieren : 'aus',
    liste: { titel: art.titel, href: `${INHALTE.href}?typ=${art.name}` },
    muster: isNeu && art.muster ? await listMuster(db, art.name, art.muster) : [],
    // The bytes of a photo are not written twice.
    kopie: eintrag && hasMehrere(art) && art !== fotoArt ? buildWieHref(art.name, eintrag) : null,
  };
}
