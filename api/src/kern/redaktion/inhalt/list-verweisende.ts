import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { findAdresse } from '../../inhalt/eintrag-adresse.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag, Inhaltsart } from '../../inhalt/inhaltsart.ts';
import { fotoArt } from '../../inhalt/kern-arten.ts';
import { listZiele } from '../../inhalt/ziele.ts';
import { buildInhaltHref } from '../build-redaktion-route.ts';
import { listEditierbare } from './list-editierbare.ts';
import { nameEintrag } from './name-eintrag.ts';

export interface Verweisender {
  titel: string;
  /** What its kind is called. */
  art: string;
  href: string;
}

/** Whether one of the texts at any depth is this one. */
const holdsText = (wert: unknown, text: string): boolean =>
  wert === text ||
  (typeof wert === 'object' && wert !== null && Object.values(wert).some((teil) => holdsText(teil, text)));

/** What of the content leads to the page of an entry, or shows a photo. */
export async function listVerweisende(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  art: Inhaltsart,
  eintrag: Pick<Eintrag, 'art' | 'schluessel' | 'datei' | 'daten'>,
): Promise<Verweisender[]> {
  const foto = art.name === fotoArt.name ? eintrag.schluessel : null;
  const adresse = findAdresse(art, eintrag);
  const merkmal = foto ?? adresse?.merkmal;
  if (merkmal === undefined || merkmal === '') return [];
  const isVerweisend = (einer: Eintrag) =>
    foto === null ? listZiele(einer).some((ziel) => adresse?.isZiel(ziel)) : holdsText(einer.daten, foto);
  const titel = new Map(listEditierbare(bereiche).map((eine) => [eine.name, eine.titel]));
  return (await createEintragRepository(db).listWith(merkmal))
    .filter((einer) => einer.art !== eintrag.art || einer.schluessel !== eintrag.schluessel)
    .filter((einer) => titel.has(einer.art) && isVerweisend(einer))
    .map((einer) => ({
      titel: nameEintrag(einer),
      art: titel.get(einer.art) ?? '',
      href: buildInhaltHref(einer.art, einer.schluessel),
    }));
}
