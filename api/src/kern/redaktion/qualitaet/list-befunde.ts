import type { Bereich } from '../../bereich.ts';
import type { Datenquelle } from '../../daten/database.ts';
import type { Aussicht } from '../../inhalt/aussicht.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import type { Befund, Fund } from './befund.ts';
import { checkDokumente } from './check-dokumente.ts';
import { checkText } from './check-text.ts';
import { checkZiele } from './check-ziele.ts';
import { listTexte } from './list-texte.ts';
import { readRedaktionsregeln } from './redaktionsregeln.ts';

/** More of one rule are not read. */
const JE_REGEL = 5;

/** What is to be said about an entry before it is published, by the rules of this town hall; what is in the way comes first. */
export async function listBefunde(
  db: Datenquelle,
  bereiche: readonly Bereich[],
  eintrag: Eintrag,
  aussicht: Aussicht,
): Promise<Befund[]> {
  const regeln = await readRedaktionsregeln(db);
  const texte = [
    ...listTexte(eintrag.daten),
    ...(eintrag.text ? [{ feld: 'text', text: eintrag.text, isMarkdown: true }] : []),
  ];
  const funde: Fund[] = [
    ...texte.flatMap(checkText),
    ...(await checkZiele(db, bereiche, eintrag, aussicht)),
    ...(await checkDokumente(db, eintrag)),
  ];
  const zahlen = new Map<string, number>();
  return funde
    .flatMap((fund): Befund[] => {
      const stufe = regeln[fund.regel];
      const anzahl = (zahlen.get(fund.regel) ?? 0) + 1;
      zahlen.set(fund.regel, anzahl);
      return stufe === 'aus' || anzahl > JE_REGEL ? [] : [{ ...fund, stufe }];
    })
    .sort((a, b) => Number(b.stufe === 'sperrt') - Number(a.stufe === 'sperrt'));
}
