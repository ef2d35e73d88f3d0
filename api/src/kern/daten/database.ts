import type { Kysely } from 'kysely';
import type { AbfallTabellen } from '../../bereiche/abfall/tables.ts';
import type { BekanntmachungTabellen } from '../../bereiche/bekanntmachungen/tables.ts';
import type { BranchenverzeichnisTabellen } from '../../bereiche/branchenverzeichnis/tables.ts';
import type { EilmeldungTabellen } from '../../bereiche/eilmeldungen/tables.ts';
import type { FerienTabellen } from '../../bereiche/ferienprogramm/tables.ts';
import type { HallenTabellen } from '../../bereiche/hallen/tables.ts';
import type { IntranetTabellen } from '../../bereiche/intranet/tables.ts';
import type { RatsaboTabellen } from '../../bereiche/ratsinfo/abo/tables.ts';
import type { RatsimportTabellen, RatsinfoTabellen } from '../../bereiche/ratsinfo/tables.ts';
import type { VeranstaltungTabellen } from '../../bereiche/veranstaltungen/tables.ts';
import type { WegweiserTabellen } from '../../bereiche/wegweiser/tables.ts';
import type { FormularTabellen } from '../formulare/tables.ts';
import type { InhaltTabellen } from '../inhalt/tables.ts';
import type { KontenTabellen } from '../konten/tables.ts';
import type { OutboxTabellen } from '../mail/tables.ts';
import type { PushTabellen } from '../push/tables.ts';
import type { RedaktionTabellen } from '../redaktion/tables.ts';
import type { SucheTabellen } from '../suche/tables.ts';

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
