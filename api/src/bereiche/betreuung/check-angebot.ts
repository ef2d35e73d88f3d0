import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { type Angebot, NUR_ANGEBOTENES, readAuswahl } from '../../kern/formulare/read-blockoptionen.ts';
import { createStammdatenRepository } from '../../kern/inhalt/stammdaten-repository.ts';

/** Weeks of holiday childcare, unless the block names others (requirement B-4). */
const WOCHEN = ['1. Woche', '2. Woche'];

/** `Grundschule Schwann` and `Schwann` are the same school: the two forms name them differently (requirement B-5). */
const nameSchule = (schule: string) => schule.trim().replace(/^Grundschule /, '');

/** A school that nobody can choose in the form. */
export async function checkGrundschule(
  db: Datenquelle,
  { kind_grundschule }: { kind_grundschule: string },
  angebot: Angebot,
): Promise<FeldFehler[]> {
  const grundschulen = readAuswahl(angebot, 'grundschulen');
  const gemeinde = await createStammdatenRepository(db).findGemeinde();
  const schulen = grundschulen.length > 0 ? grundschulen : (gemeinde?.ortsteile ?? []);
  if (schulen.length === 0 || schulen.map(nameSchule).includes(nameSchule(kind_grundschule))) return [];
  return [{ feld: 'kind_grundschule', meldung: NUR_ANGEBOTENES }];
}

/** Weeks that nobody can choose in the form. */
export function checkWochen({ betreuung }: { betreuung: string }, angebot: Angebot): FeldFehler[] {
  const wochen = readAuswahl(angebot, 'wochen');
  // A week whose name has a comma is in pieces on the wire.
  const teile = (wochen.length > 0 ? wochen : WOCHEN).flatMap((woche) => woche.split(',')).map((teil) => teil.trim());
  return betreuung.split(',').every((teil) => teile.includes(teil))
    ? []
    : [{ feld: 'betreuung', meldung: NUR_ANGEBOTENES }];
}
