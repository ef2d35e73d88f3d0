import type { Config } from '../config.ts';
import type { RoutePlugin } from '../dienste.ts';
import { erinnerung } from './abfall/erinnerung.ts';
import { erinnerungAbmelden } from './abfall/erinnerung-abmelden.ts';
import { erinnerungStand } from './abfall/erinnerung-stand.ts';
import { erinnerungVerwalten } from './abfall/erinnerung-verwalten.ts';
import { healthz } from './betrieb/healthz.ts';
import { openapi } from './betrieb/openapi.ts';
import { readyz } from './betrieb/readyz.ts';
import { bild } from './bild/bild.ts';
import { abfalltermine } from './cms/abfalltermine.ts';
import { abfalltermineKalender } from './cms/abfalltermine-kalender.ts';
import { aktuelles } from './cms/aktuelles.ts';
import { ansprechpartner } from './cms/ansprechpartner.ts';
import { artikel } from './cms/artikel.ts';
import { bekanntmachung } from './cms/bekanntmachung.ts';
import { bekanntmachungen } from './cms/bekanntmachungen.ts';
import { brancheneintraege } from './cms/brancheneintraege.ts';
import { brancheneintrag } from './cms/brancheneintrag.ts';
import { cmsProxy } from './cms/cms-proxy.ts';
import { eilmeldungen } from './cms/eilmeldungen.ts';
import { ereignisse } from './cms/ereignisse.ts';
import { feed } from './cms/feed.ts';
import { gemeinde } from './cms/gemeinde.ts';
import { leistung } from './cms/leistung.ts';
import { leistungen } from './cms/leistungen.ts';
import { menu } from './cms/menu.ts';
import { mitarbeiter } from './cms/mitarbeiter.ts';
import { organigramm } from './cms/organigramm.ts';
import { organisationseinheit } from './cms/organisationseinheit.ts';
import { route } from './cms/route.ts';
import { search } from './cms/suche.ts';
import { veranstaltungDetail } from './cms/veranstaltung.ts';
import { veranstaltungen } from './cms/veranstaltungen.ts';
import { veranstaltungenKalender } from './cms/veranstaltungen-kalender.ts';
import { veranstaltungenRubrik } from './cms/veranstaltungen-rubrik.ts';
import { verzeichnis } from './cms/verzeichnis.ts';
import { vorschlaege } from './cms/vorschlaege.ts';
import { fehlermeldung } from './fehlermeldung/fehlermeldung.ts';
import { ferienbetreuung } from './ferienbetreuung/ferienbetreuung.ts';
import { aenderung } from './ferienprogramm/aenderung.ts';
import { anmeldezeit } from './ferienprogramm/anmeldezeit.ts';
import { anmeldung } from './ferienprogramm/anmeldung.ts';
import { belegung } from './ferienprogramm/belegung.ts';
import { buchung } from './ferienprogramm/buchung.ts';
import { entwurf } from './ferienprogramm/entwurf.ts';
import { programm } from './ferienprogramm/programm.ts';
import { stornieren } from './ferienprogramm/stornieren.ts';
import { teilnehmer } from './ferienprogramm/teilnehmer.ts';
import { veranstaltung } from './ferienprogramm/veranstaltung.ts';
import { verwaltung } from './ferienprogramm/verwaltung.ts';
import { warteliste } from './ferienprogramm/warteliste.ts';
import { warteplatz } from './ferienprogramm/warteplatz.ts';
import { entscheidung } from './freigaben/entscheidung.ts';
import { freigabenExport } from './freigaben/export.ts';
import { freigabe } from './freigaben/freigabe.ts';
import { freigaben } from './freigaben/freigaben.ts';
import { hallen } from './freigaben/hallen.ts';
import { rueckfrage } from './freigaben/rueckfrage.ts';
import { hallenanmietung } from './hallenanmietung/hallenanmietung.ts';
import { archiv } from './intranet/archiv.ts';
import { konten as kontenVerwalten } from './intranet/konten.ts';
import { kontenImport } from './intranet/konten-import.ts';
import { rubriken } from './intranet/rubriken.ts';
import { texte } from './intranet/texte.ts';
import { kernzeitbetreuung } from './kernzeitbetreuung/kernzeitbetreuung.ts';
import { vormerkungAenderung } from './kitavormerkung/aenderung.ts';
import { kitavormerkung } from './kitavormerkung/kitavormerkung.ts';
import { vormerkungStand } from './kitavormerkung/stand.ts';
import { kontakt } from './kontakt/kontakt.ts';
import { intranetUser } from './konten/intranet-user.ts';
import { konto } from './konten/konto.ts';
import { login } from './konten/login.ts';
import { logout } from './konten/logout.ts';
import { passwort } from './konten/passwort.ts';
import { passwortLink } from './konten/passwort-link.ts';
import { passwortNeu } from './konten/passwort-neu.ts';
import { passwortVergessen } from './konten/passwort-vergessen.ts';
import { rat } from './konten/rat.ts';
import { zweiterFaktor } from './konten/zweiter-faktor.ts';
import { oparlListen } from './oparl/listen.ts';
import { oparlObjekt } from './oparl/objekt.ts';
import { oparlSystem } from './oparl/system.ts';
import { abo } from './push/abo.ts';
import { nachricht } from './push/nachricht.ts';
import { schluessel } from './push/schluessel.ts';
import { ratsabo } from './ratsabo/abo.ts';
import { ratsaboAbmelden } from './ratsabo/abo-abmelden.ts';
import { ratsaboStand } from './ratsabo/abo-stand.ts';
import { ratsaboVerwalten } from './ratsabo/abo-verwalten.ts';
import { ratsberichte } from './ratsinfo/berichte.ts';
import { ratsdatei } from './ratsinfo/datei.ts';
import { ratsfeed } from './ratsinfo/feed.ts';
import { ratsgremien } from './ratsinfo/gremien.ts';
import { ratskalender } from './ratsinfo/kalender.ts';
import { ratsmappe } from './ratsinfo/mappe.ts';
import { ratsmitglied } from './ratsinfo/mitglied.ts';
import { ratsnotiz } from './ratsinfo/notiz.ts';
import { ratspersonen } from './ratsinfo/personen.ts';
import { ratssitzung } from './ratsinfo/sitzung.ts';
import { ratssitzungen } from './ratsinfo/sitzungen.ts';
import { ratsuebersicht } from './ratsinfo/uebersicht.ts';
import { ratsunterlage } from './ratsinfo/unterlage.ts';
import { ratsvorlage } from './ratsinfo/vorlage.ts';
import { ratsvorlagen } from './ratsinfo/vorlagen.ts';
import { bearbeiten } from './redaktion/bearbeiten.ts';
import { beitraege } from './redaktion/beitraege.ts';
import { beitrag } from './redaktion/beitrag.ts';
import { veranstaltungEintragen } from './veranstaltung/veranstaltung.ts';
import { vorschlag } from './vorschlag/vorschlag.ts';

/** Calls a foreign content system can take over. */
const inhalte: RoutePlugin[] = [
  route,
  menu,
  aktuelles,
  artikel,
  feed,
  verzeichnis,
  search,
  vorschlaege,
  brancheneintraege,
  brancheneintrag,
  bekanntmachungen,
  bekanntmachung,
  veranstaltungenRubrik,
  veranstaltungen,
  veranstaltungDetail,
  veranstaltungenKalender,
  abfalltermine,
  abfalltermineKalender,
  leistungen,
  leistung,
  organigramm,
  organisationseinheit,
  ansprechpartner,
  mitarbeiter,
  ratsuebersicht,
  ratssitzungen,
  ratssitzung,
  ratsvorlagen,
  ratsvorlage,
  ratsgremien,
  ratspersonen,
  ratsmitglied,
  ratsnotiz,
  ratsberichte,
  ratskalender,
  ratsfeed,
];

/** Log-in of staff and council, which a foreign content system takes over with its own accounts. */
const konten: RoutePlugin[] = [
  login,
  logout,
  konto,
  intranetUser,
  rat,
  passwort,
  passwortVergessen,
  zweiterFaktor,
  passwortLink,
  passwortNeu,
];

/** News and archive of the staff. */
const intranet: RoutePlugin[] = [rubriken, texte, archiv, kontenVerwalten, kontenImport];

/** Holiday programme. */
const ferienprogramm: RoutePlugin[] = [
  programm,
  veranstaltung,
  anmeldung,
  buchung,
  stornieren,
  warteliste,
  warteplatz,
  belegung,
  teilnehmer,
];

/** Notifications to browsers. */
const push: RoutePlugin[] = [schluessel, abo, nachricht];

/** The desk of the staff. */
const tisch: RoutePlugin[] = [
  freigaben,
  freigabenExport,
  freigabe,
  entscheidung,
  hallen,
  verwaltung,
  aenderung,
  anmeldezeit,
  entwurf,
];

/** What editors publish. */
const redaktion: RoutePlugin[] = [beitraege, beitrag, bearbeiten];

/** The council for machines, and its files. */
const ratsinfo: RoutePlugin[] = [oparlSystem, oparlListen, oparlObjekt, ratsdatei, ratsunterlage, ratsmappe];

/** What residents send, and what they may ask about it. */
const formulare: RoutePlugin[] = [
  fehlermeldung,
  kontakt,
  ferienbetreuung,
  kernzeitbetreuung,
  kitavormerkung,
  vormerkungStand,
  vormerkungAenderung,
  vorschlag,
  veranstaltungEintragen,
  hallenanmietung,
  erinnerung,
  erinnerungStand,
  erinnerungVerwalten,
  erinnerungAbmelden,
  ratsabo,
  ratsaboStand,
  ratsaboVerwalten,
  ratsaboAbmelden,
  rueckfrage,
];

/** Every call of the api; a new one joins here. */
export function selectRoutes({ CMS_URL }: Pick<Config, 'CMS_URL'>): RoutePlugin[] {
  const cms = CMS_URL ? [cmsProxy] : [...inhalte, ...konten, ...intranet, ...tisch, ...redaktion];
  const own = [...formulare, ...push, ...ferienprogramm, ...ratsinfo];
  return [healthz, readyz, openapi, gemeinde, eilmeldungen, ereignisse, ...cms, bild, ...own];
}
