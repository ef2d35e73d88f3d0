import * as abfall from './areas/abfall/migrations/0018_abfall.ts';
import * as aktuelles from './areas/aktuelles/migrations/0011_aktuelles.ts';
import * as bekanntmachungen from './areas/bekanntmachungen/migrations/0016_bekanntmachungen.ts';
import * as betreuung from './areas/betreuung/migrations/0020_betreuung.ts';
import * as branchenverzeichnis from './areas/branchenverzeichnis/migrations/0013_branchenverzeichnis.ts';
import * as eilmeldungen from './areas/eilmeldungen/migrations/0012_eilmeldungen.ts';
import * as ferienprogramm from './areas/ferienprogramm/migrations/0019_ferienprogramm.ts';
import * as halls from './areas/hallen/migrations/0015_hallen.ts';
import * as intranet from './areas/intranet/migrations/0023_intranet.ts';
import * as maengel from './areas/maengel/migrations/0021_maengel.ts';
import * as ratsinfo from './areas/ratsinfo/migrations/0022_ratsinfo.ts';
import * as veranstaltungen from './areas/veranstaltungen/migrations/0014_veranstaltungen.ts';
import * as wegweiser from './areas/wegweiser/migrations/0017_wegweiser.ts';
import * as content from './core/content/migrations/0002_content.ts';
import * as newestFirst from './core/content/migrations/0026_newest_first.ts';
import * as desk from './core/desk/migrations/0009_desk.ts';
import * as openSubmissions from './core/desk/migrations/0024_open_submissions.ts';
import * as editor from './core/editor/migrations/0010_editor.ts';
import * as forms from './core/forms/migrations/0008_forms.ts';
import type { Migrations } from './core/platform/database/migrate.ts';
import * as http from './core/platform/http/migrations/0003_http.ts';
import * as accounts from './core/services/accounts/migrations/0004_accounts.ts';
import * as backup from './core/services/backup/migrations/0001_backup.ts';
import * as mail from './core/services/mail/migrations/0005_mail.ts';
import * as push from './core/services/push/migrations/0006_push.ts';
import * as pushStreet from './core/services/push/migrations/0025_push_street.ts';
import * as search from './core/services/search/migrations/0007_search.ts';

/**
 * Schema migrations of the core and of all areas, including those that are switched off, which need their tables when they
 * are switched on again. A list of its own, because commands that only need it start in a third of the time without the
 * areas. Never change a released migration; add another one with the next free number.
 */
export const migrations: Migrations = {
  '0001_backup': backup,
  '0002_content': content,
  '0003_http': http,
  '0004_accounts': accounts,
  '0005_mail': mail,
  '0006_push': push,
  '0007_search': search,
  '0008_forms': forms,
  '0009_desk': desk,
  '0010_editor': editor,
  '0011_aktuelles': aktuelles,
  '0012_eilmeldungen': eilmeldungen,
  '0013_branchenverzeichnis': branchenverzeichnis,
  '0014_veranstaltungen': veranstaltungen,
  '0015_hallen': halls,
  '0016_bekanntmachungen': bekanntmachungen,
  '0017_wegweiser': wegweiser,
  '0018_abfall': abfall,
  '0019_ferienprogramm': ferienprogramm,
  '0020_betreuung': betreuung,
  '0021_maengel': maengel,
  '0022_ratsinfo': ratsinfo,
  '0023_intranet': intranet,
  '0024_open_submissions': openSubmissions,
  '0025_push_street': pushStreet,
  '0026_newest_first': newestFirst,
};
