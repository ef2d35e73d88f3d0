import type { Kysely } from 'kysely';
import type { AbfallTabellen } from './tabellen/abfall.ts';
import type { BekanntmachungTabellen } from './tabellen/bekanntmachungen.ts';
import type { BranchenverzeichnisTabellen } from './tabellen/branchenverzeichnis.ts';
import type { EilmeldungTabellen } from './tabellen/eilmeldung.ts';
import type { FerienTabellen } from './tabellen/ferienprogramm.ts';
import type { FormularTabellen } from './tabellen/formulare.ts';
import type { HallenTabellen } from './tabellen/hallen.ts';
import type { InhaltTabellen } from './tabellen/inhalt.ts';
import type { IntranetTabellen } from './tabellen/intranet.ts';
import type { KontenTabellen } from './tabellen/konten.ts';
import type { OutboxTabellen } from './tabellen/outbox.ts';
import type { PushTabellen } from './tabellen/push.ts';
import type { RatsaboTabellen } from './tabellen/ratsabos.ts';
import type { RatsimportTabellen, RatsinfoTabellen } from './tabellen/ratsinfo.ts';
import type { RedaktionTabellen } from './tabellen/redaktion.ts';
import type { SucheTabellen } from './tabellen/suche.ts';
import type { VeranstaltungTabellen } from './tabellen/veranstaltungen.ts';
import type { WegweiserTabellen } from './tabellen/wegweiser.ts';

/** Every table, as kysely wants them. Each area keeps its own file in `tabellen/` and joins here. */
export interface Database
  extends InhaltTabellen,
    OutboxTabellen,
    FormularTabellen,
    SucheTabellen,
    EilmeldungTabellen,
    PushTabellen,
    FerienTabellen,
    VeranstaltungTabellen,
    AbfallTabellen,
    BranchenverzeichnisTabellen,
    BekanntmachungTabellen,
    HallenTabellen,
    IntranetTabellen,
    KontenTabellen,
    WegweiserTabellen,
    RatsinfoTabellen,
    RatsimportTabellen,
    RatsaboTabellen,
    RedaktionTabellen {}

/** What repositories take: the database itself or a transaction on it. */
export type Datenquelle = Kysely<Database>;
