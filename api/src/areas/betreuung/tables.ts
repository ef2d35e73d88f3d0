/** The private link of a pre-registration for day care. */
export interface KitavormerkungenTable {
  einsendung_id: number;
  /** Unguessable part of the link. */
  schluessel: string;
}

declare module '../../core/platform/database/database.ts' {
  interface Database {
    kitavormerkungen: KitavormerkungenTable;
  }
}
