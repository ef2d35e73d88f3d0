import { abfalltermine } from './bereiche/abfall/calls/abfalltermine.ts';
import { abfalltermineKalender } from './bereiche/abfall/calls/abfalltermine-kalender.ts';
import { erinnerung } from './bereiche/abfall/calls/erinnerung.ts';
import { erinnerungAbmelden } from './bereiche/abfall/calls/erinnerung-abmelden.ts';
import { erinnerungStand } from './bereiche/abfall/calls/erinnerung-stand.ts';
import { erinnerungVerwalten } from './bereiche/abfall/calls/erinnerung-verwalten.ts';
import { aktuelles } from './bereiche/aktuelles/calls/aktuelles.ts';
import { artikel } from './bereiche/aktuelles/calls/artikel.ts';
import { bekanntmachung } from './bereiche/bekanntmachungen/calls/bekanntmachung.ts';
import { bekanntmachungen } from './bereiche/bekanntmachungen/calls/bekanntmachungen.ts';
import { ferienbetreuung } from './bereiche/betreuung/calls/ferienbetreuung.ts';
import { kernzeitbetreuung } from './bereiche/betreuung/calls/kernzeitbetreuung.ts';
import { brancheneintraege } from './bereiche/branchenverzeichnis/calls/brancheneintraege.ts';
import { brancheneintrag } from './bereiche/branchenverzeichnis/calls/brancheneintrag.ts';
import { eilmeldungen } from './bereiche/eilmeldungen/calls/eilmeldungen.ts';
import { fehlermeldung } from './bereiche/fehlermeldung/calls/fehlermeldung.ts';
import { aenderung } from './bereiche/ferienprogramm/calls/aenderung.ts';
import { anmeldezeit } from './bereiche/ferienprogramm/calls/anmeldezeit.ts';
import { anmeldung } from './bereiche/ferienprogramm/calls/anmeldung.ts';
import { belegung } from './bereiche/ferienprogramm/calls/belegung.ts';
import { buchung } from './bereiche/ferienprogramm/calls/buchung.ts';
import { entwurf } from './bereiche/ferienprogramm/calls/entwurf.ts';
import { programm } from './bereiche/ferienprogramm/calls/programm.ts';
import { stornieren } from './bereiche/ferienprogramm/calls/stornieren.ts';
import { teilnehmer } from './bereiche/ferienprogramm/calls/teilnehmer.ts';
import { veranstaltung } from './bereiche/ferienprogramm/calls/veranstaltung.ts';
import { verwaltung } from './bereiche/ferienprogramm/calls/verwaltung.ts';
import { vorschlag } from './bereiche/ferienprogramm/calls/vorschlag.ts';
import { warteliste } from './bereiche/ferienprogramm/calls/warteliste.ts';
import { warteplatz } from './bereiche/ferienprogramm/calls/warteplatz.ts';
import { hallen } from './bereiche/hallen/calls/hallen.ts';
import { hallenanmietung } from './bereiche/hallen/calls/hallenanmietung.ts';
import { archiv } from './bereiche/intranet/calls/archiv.ts';
import { rubriken } from './bereiche/intranet/calls/rubriken.ts';
import { texte } from './bereiche/intranet/calls/texte.ts';
import { vormerkungAenderung } from './bereiche/kita/calls/aenderung.ts';
import { kitavormerkung } from './bereiche/kita/calls/kitavormerkung.ts';
import { vormerkungStand } from './bereiche/kita/calls/stand.ts';
import { kontakt } from './bereiche/kontakt/calls/kontakt.ts';
import { ratsabo } from './bereiche/ratsinfo/abo/calls/abo.ts';
import { ratsaboAbmelden } from './bereiche/ratsinfo/abo/calls/abo-abmelden.ts';
import { ratsaboStand } from './bereiche/ratsinfo/abo/calls/abo-stand.ts';
import { ratsaboVerwalten } from './bereiche/ratsinfo/abo/calls/abo-verwalten.ts';
import { ratsberichte } from './bereiche/ratsinfo/calls/berichte.ts';
import { ratsdatei } from './bereiche/ratsinfo/calls/datei.ts';
import { ratsfeed } from './bereiche/ratsinfo/calls/feed.ts';
import { ratsgremien } from './bereiche/ratsinfo/calls/gremien.ts';
import { ratskalender } from './bereiche/ratsinfo/calls/kalender.ts';
import { ratsmappe } from './bereiche/ratsinfo/calls/mappe.ts';
import { ratsmitglied } from './bereiche/ratsinfo/calls/mitglied.ts';
import { ratsnotiz } from './bereiche/ratsinfo/calls/notiz.ts';
import { ratspersonen } from './bereiche/ratsinfo/calls/personen.ts';
import { ratssitzung } from './bereiche/ratsinfo/calls/sitzung.ts';
import { ratssitzungen } from './bereiche/ratsinfo/calls/sitzungen.ts';
import { ratsuebersicht } from './bereiche/ratsinfo/calls/uebersicht.ts';
import { ratsunterlage } from './bereiche/ratsinfo/calls/unterlage.ts';
import { ratsvorlage } from './bereiche/ratsinfo/calls/vorlage.ts';
import { ratsvorlagen } from './bereiche/ratsinfo/calls/vorlagen.ts';
import { oparlListen } from './bereiche/ratsinfo/oparl/calls/listen.ts';
import { oparlObjekt } from './bereiche/ratsinfo/oparl/calls/objekt.ts';
import { oparlSystem } from './bereiche/ratsinfo/oparl/calls/system.ts';
import { veranstaltungDetail } from './bereiche/veranstaltungen/calls/veranstaltung.ts';
import { veranstaltungEintragen } from './bereiche/veranstaltungen/calls/veranstaltung-eintragen.ts';
import { veranstaltungen } from './bereiche/veranstaltungen/calls/veranstaltungen.ts';
import { veranstaltungenKalender } from './bereiche/veranstaltungen/calls/veranstaltungen-kalender.ts';
import { veranstaltungenRubrik } from './bereiche/veranstaltungen/calls/veranstaltungen-rubrik.ts';
import { ansprechpartner } from './bereiche/wegweiser/calls/ansprechpartner.ts';
import { leistung } from './bereiche/wegweiser/calls/leistung.ts';
import { leistungen } from './bereiche/wegweiser/calls/leistungen.ts';
import { mitarbeiter } from './bereiche/wegweiser/calls/mitarbeiter.ts';
import { organigramm } from './bereiche/wegweiser/calls/organigramm.ts';
import { organisationseinheit } from './bereiche/wegweiser/calls/organisationseinheit.ts';
import { healthz } from './kern/betrieb/calls/healthz.ts';
import { openapi } from './kern/betrieb/calls/openapi.ts';
import { readyz } from './kern/betrieb/calls/readyz.ts';
import type { Config } from './kern/betrieb/config.ts';
import { bild } from './kern/bilder/calls/bild.ts';
import { entscheidung } from './kern/freigaben/calls/entscheidung.ts';
import { freigabenExport } from './kern/freigaben/calls/export.ts';
import { freigabe } from './kern/freigaben/calls/freigabe.ts';
import { freigaben } from './kern/freigaben/calls/freigaben.ts';
import { rueckfrage } from './kern/freigaben/calls/rueckfrage.ts';
import { cmsProxy } from './kern/inhalt/calls/cms-proxy.ts';
import { ereignisse } from './kern/inhalt/calls/ereignisse.ts';
import { feed } from './kern/inhalt/calls/feed.ts';
import { gemeinde } from './kern/inhalt/calls/gemeinde.ts';
import { menu } from './kern/inhalt/calls/menu.ts';
import { route } from './kern/inhalt/calls/route.ts';
import { intranetUser } from './kern/konten/calls/intranet-user.ts';
import { konten as kontenVerwalten } from './kern/konten/calls/konten.ts';
import { kontenImport } from './kern/konten/calls/konten-import.ts';
import { konto } from './kern/konten/calls/konto.ts';
import { login } from './kern/konten/calls/login.ts';
import { logout } from './kern/konten/calls/logout.ts';
import { passwort } from './kern/konten/calls/passwort.ts';
import { passwortLink } from './kern/konten/calls/passwort-link.ts';
import { passwortNeu } from './kern/konten/calls/passwort-neu.ts';
import { passwortVergessen } from './kern/konten/calls/passwort-vergessen.ts';
import { rat } from './kern/konten/calls/rat.ts';
import { zweiterFaktor } from './kern/konten/calls/zweiter-faktor.ts';
import { abo } from './kern/push/calls/abo.ts';
import { nachricht } from './kern/push/calls/nachricht.ts';
import { schluessel } from './kern/push/calls/schluessel.ts';
import { bearbeiten } from './kern/redaktion/calls/bearbeiten.ts';
import { beitraege } from './kern/redaktion/calls/beitraege.ts';
import { beitrag } from './kern/redaktion/calls/beitrag.ts';
import type { RoutePlugin } from './kern/bereich.ts';
import { search } from './kern/suche/calls/suche.ts';
import { verzeichnis } from './kern/suche/calls/verzeichnis.ts';
import { vorschlaege } from './kern/suche/calls/vorschlaege.ts';

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
