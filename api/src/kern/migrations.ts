import type { Migration } from 'kysely';
import * as formulare from './formulare/migrations/0003_formulare.ts';
import * as einsendungen from './formulare/migrations/0006_einsendungen.ts';
import * as zustimmungen from './formulare/migrations/0055_zustimmungen.ts';
import * as uploadteile from './formulare/migrations/0087_uploadteile.ts';
import * as freigaben from './freigaben/migrations/0021_freigaben.ts';
import * as freigabenListe from './freigaben/migrations/0028_freigaben_liste.ts';
import * as inhalt from './inhalt/migrations/0001_inhalt.ts';
import * as inhaltseintraege from './inhalt/migrations/0063_inhaltseintraege.ts';
import * as inhaltsdokumente from './inhalt/migrations/0095_inhalt_dokumente.ts';
import * as inhaltSuchtext from './inhalt/migrations/0120_inhalt_suchtext.ts';
import * as inhaltNummer from './inhalt/migrations/0130_inhalt_nummer.ts';
import * as inhaltListen from './inhalt/migrations/0132_inhalt_listen.ts';
import * as dokumenteTitel from './inhalt/migrations/0135_dokumente_titel.ts';
import * as inhaltSortiert from './inhalt/migrations/0137_inhalt_sortiert.ts';
import * as ortDerFotos from './inhalt/migrations/0145_ort_der_fotos.ts';
import * as inhaltNamen from './inhalt/migrations/0153_inhalt_namen.ts';
import * as inhaltAmStueck from './inhalt/migrations/0154_inhalt_am_stueck.ts';
import * as dokumenteGroesse from './inhalt/migrations/0155_dokumente_groesse.ts';
import * as groessteNummer from './inhalt/migrations/0159_groesste_nummer.ts';
import * as inhaltKompakt from './inhalt/migrations/0165_inhalt_kompakt.ts';
import * as konten from './konten/migrations/0019_konten.ts';
import * as kontenimporte from './konten/migrations/0031_kontenimporte.ts';
import * as zweiterFaktor from './konten/migrations/0032_zweiter_faktor.ts';
import * as passwortwuensche from './konten/migrations/0033_passwortwuensche.ts';
import * as kontogeraete from './konten/migrations/0044_kontogeraete.ts';
import * as outbox from './mail/migrations/0002_outbox.ts';
import * as bezugDerMails from './mail/migrations/0023_bezug_der_mails.ts';
import * as eilmeldungenUndPush from './push/migrations/0005_eilmeldungen_und_push.ts';
import * as redaktion from './redaktion/migrations/0029_redaktion.ts';
import * as inhaltBearbeiten from './redaktion/migrations/0066_inhalt_bearbeiten.ts';
import * as vorschauen from './redaktion/migrations/0067_vorschauen.ts';
import * as externeLinks from './redaktion/migrations/0085_externe_links.ts';
import * as rechte from './redaktion/migrations/0098_rechte.ts';
import * as redaktionSuchtext from './redaktion/migrations/0131_redaktion_suchtext.ts';
import * as vorschauZeitpunkt from './redaktion/migrations/0136_vorschau_zeitpunkt.ts';
import * as redaktionSortiert from './redaktion/migrations/0150_redaktion_sortiert.ts';
import * as externeLinkOrte from './redaktion/migrations/0151_externe_link_orte.ts';
import * as unpassende from './redaktion/migrations/0152_unpassende.ts';
import * as nummern from './redaktion/migrations/0157_nummern.ts';
import * as drosseln from './server/migrations/0035_drosseln.ts';
import * as abrufe from './server/migrations/0059_abrufe.ts';
import * as geloeschtes from './sicherung/migrations/0060_geloeschtes.ts';
import * as suche from './suche/migrations/0004_suche.ts';
import * as sucheGrosserBestaende from './suche/migrations/0015_suche_grosser_bestaende.ts';
import * as sucheTitel from './suche/migrations/0133_suche_titel.ts';
import * as sucheZiele from './suche/migrations/0147_suche_ziele.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0001_inhalt': inhalt,
  '0002_outbox': outbox,
  '0003_formulare': formulare,
  '0004_suche': suche,
  '0005_eilmeldungen_und_push': eilmeldungenUndPush,
  '0006_einsendungen': einsendungen,
  '0015_suche_grosser_bestaende': sucheGrosserBestaende,
  '0019_konten': konten,
  '0021_freigaben': freigaben,
  '0023_bezug_der_mails': bezugDerMails,
  '0028_freigaben_liste': freigabenListe,
  '0029_redaktion': redaktion,
  '0031_kontenimporte': kontenimporte,
  '0032_zweiter_faktor': zweiterFaktor,
  '0033_passwortwuensche': passwortwuensche,
  '0035_drosseln': drosseln,
  '0044_kontogeraete': kontogeraete,
  '0055_zustimmungen': zustimmungen,
  '0059_abrufe': abrufe,
  '0060_geloeschtes': geloeschtes,
  '0063_inhaltseintraege': inhaltseintraege,
  '0066_inhalt_bearbeiten': inhaltBearbeiten,
  '0067_vorschauen': vorschauen,
  '0085_externe_links': externeLinks,
  '0087_uploadteile': uploadteile,
  '0095_inhalt_dokumente': inhaltsdokumente,
  '0098_rechte': rechte,
  '0120_inhalt_suchtext': inhaltSuchtext,
  '0130_inhalt_nummer': inhaltNummer,
  '0131_redaktion_suchtext': redaktionSuchtext,
  '0132_inhalt_listen': inhaltListen,
  '0133_suche_titel': sucheTitel,
  '0135_dokumente_titel': dokumenteTitel,
  '0136_vorschau_zeitpunkt': vorschauZeitpunkt,
  '0137_inhalt_sortiert': inhaltSortiert,
  '0145_ort_der_fotos': ortDerFotos,
  '0147_suche_ziele': sucheZiele,
  '0150_redaktion_sortiert': redaktionSortiert,
  '0151_externe_link_orte': externeLinkOrte,
  '0152_unpassende': unpassende,
  '0153_inhalt_namen': inhaltNamen,
  '0154_inhalt_am_stueck': inhaltAmStueck,
  '0155_dokumente_groesse': dokumenteGroesse,
  '0157_nummern': nummern,
  '0159_groesste_nummer': groessteNummer,
  '0165_inhalt_kompakt': inhaltKompakt,
};
