import type { Bereich, RoutePlugin } from './bereich.ts';
import { healthz } from './betrieb/calls/healthz.ts';
import { openapi } from './betrieb/calls/openapi.ts';
import { readyz } from './betrieb/calls/readyz.ts';
import type { Config } from './betrieb/config.ts';
import { bild } from './bilder/calls/bild.ts';
import { upload } from './formulare/calls/upload.ts';
import { verarbeitungen } from './formulare/calls/verarbeitungen.ts';
import { entscheidung } from './freigaben/calls/entscheidung.ts';
import { freigabenExport } from './freigaben/calls/export.ts';
import { freigabe } from './freigaben/calls/freigabe.ts';
import { freigaben } from './freigaben/calls/freigaben.ts';
import { rueckfrage } from './freigaben/calls/rueckfrage.ts';
import { cmsProxy } from './inhalt/calls/cms-proxy.ts';
import { ereignisse } from './inhalt/calls/ereignisse.ts';
import { feed } from './inhalt/calls/feed.ts';
import { gemeinde } from './inhalt/calls/gemeinde.ts';
import { menu } from './inhalt/calls/menu.ts';
import { route } from './inhalt/calls/route.ts';
import { anmeldenLink } from './konten/calls/anmelden-link.ts';
import { intranetUser } from './konten/calls/intranet-user.ts';
import { konten } from './konten/calls/konten.ts';
import { kontenImport } from './konten/calls/konten-import.ts';
import { konto } from './konten/calls/konto.ts';
import { login } from './konten/calls/login.ts';
import { logout } from './konten/calls/logout.ts';
import { passwort } from './konten/calls/passwort.ts';
import { passwortLink } from './konten/calls/passwort-link.ts';
import { passwortNeu } from './konten/calls/passwort-neu.ts';
import { passwortVergessen } from './konten/calls/passwort-vergessen.ts';
import { rat } from './konten/calls/rat.ts';
import { zweiterFaktor } from './konten/calls/zweiter-faktor.ts';
import { mails } from './mail/calls/mails.ts';
import { abo } from './push/calls/abo.ts';
import { nachricht } from './push/calls/nachricht.ts';
import { schluessel } from './push/calls/schluessel.ts';
import { arbeitssuche } from './redaktion/calls/arbeitssuche.ts';
import { bearbeiten } from './redaktion/calls/bearbeiten.ts';
import { beitraege } from './redaktion/calls/beitraege.ts';
import { beitrag } from './redaktion/calls/beitrag.ts';
import { dokumente } from './redaktion/calls/dokumente.ts';
import { inhalte as redaktionsinhalte } from './redaktion/calls/inhalte.ts';
import { links } from './redaktion/calls/links.ts';
import { medien } from './redaktion/calls/medien.ts';
import { pruefung } from './redaktion/calls/pruefung.ts';
import { vorlagen } from './redaktion/calls/vorlagen.ts';
import { vorschau } from './redaktion/calls/vorschau.ts';
import { ziele } from './redaktion/calls/ziele.ts';
import { search } from './suche/calls/suche.ts';
import { verzeichnis } from './suche/calls/verzeichnis.ts';
import { vorschlaege } from './suche/calls/vorschlaege.ts';

/** Of every site: pages, search, accounts, desk and editors. A foreign content system takes these over. */
const inhalte: readonly RoutePlugin[] = [
  entscheidung,
  freigabenExport,
  freigabe,
  freigaben,
  feed,
  menu,
  route,
  intranetUser,
  kontenImport,
  konten,
  konto,
  mails,
  login,
  logout,
  passwortLink,
  anmeldenLink,
  passwortNeu,
  passwortVergessen,
  passwort,
  rat,
  zweiterFaktor,
  bearbeiten,
  arbeitssuche,
  beitraege,
  redaktionsinhalte,
  ziele,
  pruefung,
  dokumente,
  medien,
  links,
  vorlagen,
  vorschau,
  beitrag,
  search,
  verarbeitungen,
  verzeichnis,
  vorschlaege,
];

/** Of every site, and never taken over. */
const own: readonly RoutePlugin[] = [
  healthz,
  openapi,
  readyz,
  bild,
  upload,
  rueckfrage,
  ereignisse,
  gemeinde,
  abo,
  nachricht,
  schluessel,
];

/** Every call of the api: those of `kern`, and what the areas add. */
export function selectCalls({ CMS_URL }: Pick<Config, 'CMS_URL'>, bereiche: readonly Bereich[]): RoutePlugin[] {
  const cms = CMS_URL ? [cmsProxy] : [...inhalte, ...bereiche.flatMap((bereich) => bereich.inhalte ?? [])];
  return [...own, ...cms, ...bereiche.flatMap(({ calls }) => calls ?? [])];
}
