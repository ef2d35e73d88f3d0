import type { FindTitle, PageSource } from '../content/serve/page-source.ts';
import type { ReleaseKind } from '../desk/release-kind.ts';
import type { EditorContext } from '../editor/context.ts';
import type { FormsArea } from '../forms/context.ts';
import type { Config } from '../platform/config/config.ts';
import type { RoutePlugin as AnyRoutePlugin, Job } from '../platform/context.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { Figure } from '../platform/observability/figure.ts';
import type { TerminSource } from '../services/calendar/termin-source.ts';
import type { MailGroup } from '../services/mail/letters.ts';
import type { MailExample } from '../services/mail/mail-example.ts';
import { getMailTextKind } from '../services/mail/mail-texts.ts';
import type { MailReader } from '../services/mail/read-mail-words.ts';

/** What calls may use; each call receives it at registration. */
export interface Services extends EditorContext {
  bereiche: readonly Area[];
}

/** A call of an area. */
export type RoutePlugin = AnyRoutePlugin<Services>;

/**
 * A subject area of the municipality with everything it adds to the API, as `defineRemote` does for remotes. The core
 * reads this declaration and knows no area by name. Every field except the name is optional.
 */
export interface Area extends FormsArea {
  /** Calls that an external content system replaces when `CMS_URL` is set. */
  inhalte?: readonly RoutePlugin[];
  /** Calls that this API always serves itself. */
  calls?: readonly RoutePlugin[];
  /**
   * Path prefixes of pages that belong to this area only, e.g. `/ratsinfo/`. They disappear when the area is switched
   * off.
   */
  pfade?: readonly string[];
  /** Other kinds of pages. `findTitle` looks up titles of content pages. */
  seiten?(services: Services, findTitle: FindTitle): PageSource;
  /** Events of an organiser in the directory. */
  termine?(db: DataSource): TerminSource;
  /** Form kinds that the desk decides, in the order of its list. */
  formulare?: readonly ReleaseKind[];
  /** Mail groups with editable texts, in addition to those of its forms. */
  mailgruppen?: readonly MailGroup[];
  /** Sample mails, in addition to those of its forms and decisions. */
  mailExamples?(config: Config, reader: MailReader): readonly MailExample[];
  /**
   * Stores sample submissions for the demo, relative to the day `today`. Called only if nothing has been submitted yet.
   */
  examples?(trx: DataSource, config: Config, today: string): Promise<unknown>;
  jobs?: readonly Job[];
  /** Metrics for the monitoring system. */
  figures?: readonly Figure[];
  /** Deletes expired data; called once an hour. */
  loeschen?(db: DataSource, config: Config): Promise<unknown>;
}

/** Declares an area. Its mail texts are settings, so editors find them with the other settings. */
export const defineArea = (area: Area): Area => ({
  ...area,
  einstellungen: [
    ...(area.einstellungen ?? []),
    ...(area.formulare ?? []).map(getMailTextKind),
    ...(area.mailgruppen ?? []).map(({ art: kind }) => kind),
  ],
});
