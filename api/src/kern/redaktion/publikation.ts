import type { Beitragsart } from '@gm/shared/regeln/redaktion';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import type { Datenquelle } from '../daten/database.ts';
import type { Beitragszeile, Fassung } from './redaktion-repository.ts';

/** One kind of what editors publish: how it gets to where the public pages read, and out again. */
export interface Publikation {
  name: Beitragsart;
  bezeichnung: string;
  /** Its text is HTML of the editor, not plain text. */
  istHtml: boolean;
  /** What its controls offer. */
  listAuswahl(db: Datenquelle): Promise<Pick<Beitrag, 'rubriken' | 'veranstalter'>>;
  /** Faults only the database knows of. */
  check?(db: Datenquelle, eingabe: BeitragEingabe): Promise<FeldFehler[]>;
  /** Shows this version from now on. */
  write(trx: Datenquelle, beitrag: Beitragszeile, fassung: Fassung): Promise<void>;
  remove(trx: Datenquelle, beitrag: number): Promise<void>;
  /** Its public page, or null while it is not public. */
  findPfad(db: Datenquelle, beitrag: number): Promise<string | null>;
  /** Tells search and subscribers; `neu`: it was not public before. */
  report(trx: Datenquelle, beitrag: number, neu: boolean): Promise<void>;
  /** What its page is made of, once `schreibe` has run. */
  show(trx: Datenquelle, beitrag: number): Promise<object | null>;
}
