import type { ColumnType } from 'kysely';

interface AbrufeTabelle {
  /** Hash of the call and the address. */
  schluessel: string;
  anzahl: number;
  /** When counting begins anew. */
  ende: ColumnType<Date, Date, Date>;
}

interface ServerTabellen {
  abrufe: AbrufeTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends ServerTabellen {}
}
