import type { AbfallSymbol } from '@gm/shared/bereiche/abfall/abfall';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Kinds of waste, in the order they are shown. */
export interface AbfallartenTabelle {
  id: string;
  name: string;
  symbol: AbfallSymbol;
  hinweis: string;
  reihenfolge: number;
}

export interface AbfallstrassenTabelle {
  /** District and name as they stand in addresses, e.g. `schwann-tannenstrasse`. */
  id: string;
  name: string;
  ortsteil: string;
  /** Collection area. */
  bezirk: string;
  /** Whether the area is the usual one of the district. */
  ueblich: boolean;
}

export interface AbfuhrenTabelle {
  bezirk: string;
  art: string;
  tag: string;
  /** The usual day, where a holiday moved the collection. */
  statt: string | null;
}

/** Who wants to be reminded by e-mail; without `bestaetigt` nobody has answered the first mail yet. */
interface AbfallerinnerungenTabelle {
  id: GeneratedAlways<number>;
  /** Part of the private link that nobody can guess. */
  schluessel: string;
  email: string;
  strasse: string;
  arten: string[];
  erstellt: GeneratedAlways<Date>;
  bestaetigt: Date | null;
  /** Last collection day that was reminded of. */
  erinnert: string | null;
  /** What was agreed to by it, with the wording of that day; null where nobody knows it. */
  zustimmungen: ColumnType<Zustimmung[] | null, string | null, never>;
}

export interface AbfallTabellen {
  abfallarten: AbfallartenTabelle;
  abfallstrassen: AbfallstrassenTabelle;
  abfuhren: AbfuhrenTabelle;
  abfallerinnerungen: AbfallerinnerungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends AbfallTabellen {}
}
