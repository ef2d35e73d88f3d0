import { AppError } from '@gm/shared/fehler/app-error';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import type { Datenquelle } from '../../daten/database.ts';
import type { Akteur } from '../../freigaben/freigabe-repository.ts';
import type { Publikation } from '../publikation.ts';
import type { Beitragszeile, Fassung } from '../redaktion-repository.ts';
import type { Gegenstand, Rechte } from './rechte.ts';
import { brauchtVierAugen, saysTheSame, wroteSomebodyElse } from './vier-augen.ts';

/** Who writes, and what they may do. */
export interface Bearbeiter extends Akteur {
  konto: number;
  rechte: Rechte;
}

/** An entry as it is, locked. */
export interface Stand {
  beitrag: Beitragszeile;
  fassung: Fassung;
}

/** What one has to be allowed to write on for a version. A page that has moved is where it is now. */
export function findGegenstand(
  publikation: Publikation,
  angaben: Record<string, unknown>,
  beitrag: Pick<Beitragszeile, 'inhalt_schluessel'> | null = null,
): Gegenstand {
  const schluessel = beitrag?.inhalt_schluessel ?? angaben.schluessel;
  return publikation.getGegenstand({ ...angaben, schluessel });
}

/** Throws where the account may not write on it, and so may not see its drafts either. */
export function requireRecht(rechte: Rechte, gegenstand: Gegenstand): void {
  if (!rechte.allows('schreiben', gegenstand)) {
    throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht: Der Beitrag gehört zu dem, was andere bearbeiten.');
  }
}

const refuse = (meldung: string): FeldFehler[] => [{ feld: 'was', meldung }];

const FREIGABE = new Set<BeitragEingabe['was']>(['freigeben', 'zurueckgeben', 'zurueckziehen']);

interface Vorhaben {
  was: BeitragEingabe['was'];
  angaben: Record<string, unknown>;
}

/** What of an order the account has no right to, by its rights and by the rule of four eyes. */
export async function listRechtefehler(
  trx: Datenquelle,
  publikation: Publikation,
  { rechte, konto }: Bearbeiter,
  stand: Stand | null,
  { was, angaben }: Vorhaben,
): Promise<FeldFehler[]> {
  const neuer = findGegenstand(publikation, angaben, stand?.beitrag);
  const bisheriger = stand && findGegenstand(publikation, stand.fassung.angaben, stand.beitrag);
  const beide = bisheriger ? [bisheriger, neuer] : [neuer];
  if (bisheriger) requireRecht(rechte, bisheriger);
  if (!rechte.allows('schreiben', neuer))
    return refuse('So gehört der Beitrag nicht zu dem, was Sie bearbeiten dürfen.');
  if (FREIGABE.has(was) && !beide.every((einer) => rechte.allows('freigeben', einer))) {
    return refuse('Das dürfen Sie nicht selbst. Legen Sie den Beitrag zur Freigabe vor.');
  }
  const brauchtAndere = (await Promise.all(beide.map(({ art }) => brauchtVierAugen(trx, art)))).some(Boolean);
  if (was !== 'freigeben' || !brauchtAndere) return [];
  if (!stand || !(await wroteSomebodyElse(trx, stand.beitrag, konto))) {
    return refuse('Hier gilt das Vier-Augen-Prinzip: Legen Sie den Beitrag vor, jemand anderes gibt ihn frei.');
  }
  return saysTheSame(angaben, stand.fassung.angaben)
    ? []
    : refuse(
        'Sie haben etwas geändert. Hier gilt das Vier-Augen-Prinzip: Legen Sie Ihre Fassung vor, jemand anderes gibt sie frei.',
      );
}
