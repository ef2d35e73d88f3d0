import type { AbfallSymbol } from '@gm/shared/areas/abfall/abfall';
import type { Consent } from '@gm/shared/schemas/consents';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Waste types, in display order. */
export interface AbfallKindsTable {
  id: string;
  name: string;
  symbol: AbfallSymbol;
  hinweis: string;
  reihenfolge: number;
}

export interface AbfallStreetsTable {
  /** District and name as used in URLs, e.g. `schwann-tannenstrasse`. */
  id: string;
  name: string;
  ortsteil: string;
  /** Collection area. */
  bezirk: string;
  /** Whether the area is the default of the district. */
  ueblich: boolean;
}

export interface AbfuhrenTable {
  bezirk: string;
  art: string;
  tag: string;
  /** The original day of a collection that a holiday shifted. */
  statt: string | null;
}

/** Reminder subscriptions; `bestaetigt` is null until the address is confirmed. */
interface AbfallRemindersTable {
  id: GeneratedAlways<number>;
  /** Unguessable part of the private link. */
  schluessel: string;
  email: string;
  strasse: string;
  arten: string[];
  erstellt: GeneratedAlways<Date>;
  bestaetigt: Date | null;
  /** Last collection day a reminder was sent for. */
  erinnert: string | null;
  /** Consents given, with their wording at that time; null where unknown. */
  zustimmungen: ColumnType<Consent[] | null, string | null, never>;
}

export interface AbfallTables {
  abfallarten: AbfallKindsTable;
  abfallstrassen: AbfallStreetsTable;
  abfuhren: AbfuhrenTable;
  abfallerinnerungen: AbfallRemindersTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends AbfallTables {}
}
