import type { Datenquelle } from '../daten/database.ts';
import { type Briefe, buildBriefe, type Mailgruppe } from './briefe.ts';
import { buildMailtexte, type Formularart, getMailtextArt, type Mailtexte } from './mailtexte.ts';
import { type EigeneWorte, MAILTEXTE, type Mailart } from './mailworte.ts';

/** What all mails say now, read at once. */
export interface Mailleser {
  /** What staff have written for a group. */
  getEigene(art: Mailart): EigeneWorte;
  getBriefe<Mails extends Mailgruppe['mails']>(gruppe: Mailgruppe<Mails>): Briefe<Mails>;
  getMailtexte(art: Formularart): Mailtexte;
}

export async function readMailworte(db: Datenquelle): Promise<Mailleser> {
  const eintraege = await db
    .selectFrom('inhalt_eintraege')
    .select(['art', 'daten'])
    .where('art', 'like', `${MAILTEXTE}%`)
    .execute();
  const daten = new Map(eintraege.map((eintrag) => [eintrag.art, eintrag.daten]));
  const getEigene = ({ name, schema }: Mailart) => schema.safeParse(daten.get(name) ?? {}).data ?? {};
  return {
    getEigene,
    getBriefe: (gruppe) => buildBriefe(gruppe, getEigene(gruppe.art)),
    getMailtexte: (art) => buildMailtexte(art, getEigene(getMailtextArt(art))),
  };
}
