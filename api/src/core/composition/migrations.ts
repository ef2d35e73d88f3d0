import type { Migration } from 'kysely';
import * as content from '../content/migrations/0002_content.ts';
import * as newestFirst from '../content/migrations/0026_newest_first.ts';
import * as desk from '../desk/migrations/0009_desk.ts';
import * as openSubmissions from '../desk/migrations/0024_open_submissions.ts';
import * as editor from '../editor/migrations/0010_editor.ts';
import * as forms from '../forms/migrations/0008_forms.ts';
import * as http from '../platform/http/migrations/0003_http.ts';
import * as accounts from '../services/accounts/migrations/0004_accounts.ts';
import * as backup from '../services/backup/migrations/0001_backup.ts';
import * as mail from '../services/mail/migrations/0005_mail.ts';
import * as push from '../services/push/migrations/0006_push.ts';
import * as pushStreet from '../services/push/migrations/0025_push_street.ts';
import * as search from '../services/search/migrations/0007_search.ts';

/** Schema migrations. Never change a released migration; add another one. */
export const migrations: Record<string, Migration> = {
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
  '0024_open_submissions': openSubmissions,
  '0025_push_street': pushStreet,
  '0026_newest_first': newestFirst,
};
