import { createTables } from '../../../platform/database/create-tables.ts';

/** Outgoing mails. */
export const up = createTables(`
create table outbox (
  id integer generated always as identity primary key,
  message_id uuid not null default gen_random_uuid(),
  an text not null,
  antwort_an text,
  betreff text not null,
  text text not null,
  html text not null,
  status text not null default 'offen' check (status in ('offen', 'gesendet', 'aufgegeben')),
  versuche integer not null default 0,
  faellig timestamptz not null default now(),
  letzter_fehler text,
  erstellt timestamptz not null default now(),
  gesendet timestamptz,
  anhaenge jsonb,
  -- What the mail refers to: deleted with it, unlike others to the same address.
  bezug text,
  -- URL for one-click unsubscribe (RFC 8058).
  abmeldung text
);
create index outbox_faellig on outbox (faellig) where status = 'offen';
create index outbox_bezug on outbox (bezug) where bezug is not null;
`);
