import type { RatsaboKind } from '@gm/shared/areas/ratsinfo/ratsabo';
import type { Consent } from '@gm/shared/schemas/consents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface SubscribersTable {
  id: GeneratedAlways<number>;
  /** Unguessable part of the private link. */
  schluessel: string;
  email: string;
  /** Confirmation mails since the last confirmation. */
  bitten: Generated<number>;
}

/** Subscriptions; `bestaetigt` is null until confirmed. */
interface SubscriptionsTable {
  id: GeneratedAlways<number>;
  abonnent_id: number;
  art: RatsaboKind;
  vorlage_id: number | null;
  /** The body, or the one that narrows a search. */
  gremium_id: number | null;
  /** Search words and kind of paper; empty if unused. */
  q: string;
  typ: string;
  erstellt: GeneratedAlways<Date>;
  bestaetigt: Date | null;
  /** The last processed event. */
  stand: Generated<number>;
  /** Consents with their wording at that time; null if unknown. */
  zustimmungen: ColumnType<Consent[] | null, string | null, never>;
}

/** Published changes, written by `merke_rats_ereignisse`; append-only. */
interface EventsTable {
  id: number;
  schluessel: string;
  art: 'vorlage' | 'beratung' | 'ergebnis' | 'datei' | 'sitzung' | 'tagesordnung';
  vorlage_id: number | null;
  sitzung_id: number | null;
  punkt_id: number | null;
  beratung_id: number | null;
  datei_id: number | null;
  gremien: number[];
  erstellt: ColumnType<Date, never, Date>;
}

export interface RatsaboTables {
  rats_abonnenten: SubscribersTable;
  rats_abos: SubscriptionsTable;
  rats_ereignisse: EventsTable;
}

declare module '../../../core/platform/database/database.ts' {
  interface Database extends RatsaboTables {}
}
