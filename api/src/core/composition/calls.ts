import { cmsProxy } from '../content/calls/cms-proxy.ts';
import { events } from '../content/calls/events.ts';
import { feed } from '../content/calls/feed.ts';
import { gemeinde } from '../content/calls/gemeinde.ts';
import { menu } from '../content/calls/menu.ts';
import { decision } from '../desk/calls/decision.ts';
import { releasesExport } from '../desk/calls/export.ts';
import { release } from '../desk/calls/release.ts';
import { releases } from '../desk/calls/releases.ts';
import { rueckfrage } from '../desk/calls/rueckfrage.ts';
import { account } from '../editor/calls/account.ts';
import { accounts } from '../editor/calls/accounts.ts';
import { check } from '../editor/calls/check.ts';
import { contents as editorialContents } from '../editor/calls/contents.ts';
import { contribution } from '../editor/calls/contribution.ts';
import { contributions } from '../editor/calls/contributions.ts';
import { documents } from '../editor/calls/documents.ts';
import { edit } from '../editor/calls/edit.ts';
import { links } from '../editor/calls/links.ts';
import { media } from '../editor/calls/media.ts';
import { pages } from '../editor/calls/pages.ts';
import { preview } from '../editor/calls/preview.ts';
import { targets } from '../editor/calls/targets.ts';
import { tasks } from '../editor/calls/tasks.ts';
import { vorlagen } from '../editor/calls/vorlagen.ts';
import { workSearch } from '../editor/calls/work-search.ts';
import { processings } from '../forms/calls/processings.ts';
import { upload } from '../forms/calls/upload.ts';
import type { Config } from '../platform/config/config.ts';
import { healthz } from '../platform/operation/calls/healthz.ts';
import { openapi } from '../platform/operation/calls/openapi.ts';
import { readyz } from '../platform/operation/calls/readyz.ts';
import { accountImport } from '../services/accounts/calls/account-import.ts';
import { council } from '../services/accounts/calls/council.ts';
import { intranetUser } from '../services/accounts/calls/intranet-user.ts';
import { logInLink } from '../services/accounts/calls/log-in-link.ts';
import { login } from '../services/accounts/calls/login.ts';
import { logout } from '../services/accounts/calls/logout.ts';
import { password } from '../services/accounts/calls/password.ts';
import { passwordForgotten } from '../services/accounts/calls/password-forgotten.ts';
import { passwordLink } from '../services/accounts/calls/password-link.ts';
import { passwordNew } from '../services/accounts/calls/password-new.ts';
import { secondFactor } from '../services/accounts/calls/second-factor.ts';
import { image } from '../services/images/calls/image.ts';
import { key } from '../services/push/calls/key.ts';
import { message } from '../services/push/calls/message.ts';
import { subscription } from '../services/push/calls/subscription.ts';
import { directory } from '../services/search/calls/directory.ts';
import { search } from '../services/search/calls/search.ts';
import { suggestions } from '../services/search/calls/suggestions.ts';
import type { Area, RoutePlugin } from './area.ts';
import { mails } from './calls/mails.ts';
import { route } from './calls/route.ts';

/** Calls of every site: pages, search, accounts, desk and editors. An external content system replaces them. */
const contents: readonly RoutePlugin[] = [
  decision,
  releasesExport,
  release,
  releases,
  feed,
  menu,
  route,
  intranetUser,
  accountImport,
  accounts,
  account,
  mails,
  login,
  logout,
  passwordLink,
  logInLink,
  passwordNew,
  passwordForgotten,
  password,
  council,
  secondFactor,
  edit,
  workSearch,
  tasks,
  contributions,
  editorialContents,
  targets,
  check,
  documents,
  media,
  pages,
  links,
  vorlagen,
  preview,
  contribution,
  search,
  processings,
  directory,
  suggestions,
];

/** Calls of every site that are never replaced. */
const own: readonly RoutePlugin[] = [
  healthz,
  openapi,
  readyz,
  image,
  upload,
  rueckfrage,
  events,
  gemeinde,
  subscription,
  message,
  key,
];

/** Every call of the API: those of the core and those of the areas. */
export function selectCalls({ CMS_URL }: Pick<Config, 'CMS_URL'>, areas: readonly Area[]): RoutePlugin[] {
  const cms = CMS_URL ? [cmsProxy] : [...contents, ...areas.flatMap((area) => area.inhalte ?? [])];
  return [...own, ...cms, ...areas.flatMap(({ calls }) => calls ?? [])];
}
