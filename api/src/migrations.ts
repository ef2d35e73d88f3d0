import type { Migration } from 'kysely';
import * as abfall from './bereiche/abfall/migrations/0012_abfall.ts';
import * as bekanntmachungen from './bereiche/bekanntmachungen/migrations/0010_bekanntmachungen.ts';
import * as branchenverzeichnis from './bereiche/branchenverzeichnis/migrations/0010_branchenverzeichnis.ts';
import * as zurueckgezogen from './bereiche/eilmeldungen/migrations/0014_zurueckgezogen.ts';
import * as bilderDerEilmeldungen from './bereiche/eilmeldungen/migrations/0034_bilder_der_eilmeldungen.ts';
import * as ferienprogramm from './bereiche/ferienprogramm/migrations/0008_ferienprogramm.ts';
import * as ferienverwaltung from './bereiche/ferienprogramm/migrations/0022_ferienverwaltung.ts';
import * as buchungInEinemZug from './bereiche/ferienprogramm/migrations/0024_buchung_in_einem_zug.ts';
import * as grenzenDerBuchung from './bereiche/ferienprogramm/migrations/0048_grenzen_der_buchung.ts';
import * as veranstalterImFerienprogramm from './bereiche/ferienprogramm/migrations/0049_veranstalter_im_ferienprogramm.ts';
import * as entwuerfeImFerienprogramm from './bereiche/ferienprogramm/migrations/0050_entwuerfe_im_ferienprogramm.ts';
import * as zustimmungenDerBuchungen from './bereiche/ferienprogramm/migrations/0056_zustimmungen_der_buchungen.ts';
import * as intranet from './bereiche/intranet/migrations/0020_intranet.ts';
import * as kitavormerkungen from './bereiche/kita/migrations/0007_kitavormerkungen.ts';
import * as ratsinfo from './bereiche/ratsinfo/migrations/0016_ratsinfo.ts';
import * as oparl from './bereiche/ratsinfo/migrations/0017_oparl.ts';
import * as ratsimport from './bereiche/ratsinfo/migrations/0017_ratsimport.ts';
import * as ratssuche from './bereiche/ratsinfo/migrations/0017_ratssuche.ts';
import * as ratsdateienSchluessel from './bereiche/ratsinfo/migrations/0018_ratsdateien_schluessel.ts';
import * as ratsabos from './bereiche/ratsinfo/migrations/0025_ratsabos.ts';
import * as ratsnotizen from './bereiche/ratsinfo/migrations/0026_ratsnotizen.ts';
import * as sucheNachGremium from './bereiche/ratsinfo/migrations/0027_suche_nach_gremium.ts';
import * as ratsdateienFassung from './bereiche/ratsinfo/migrations/0033_ratsdateien_fassung.ts';
import * as veranstaltungen from './bereiche/veranstaltungen/migrations/0006_veranstaltungen.ts';
import * as veranstaltungskalender from './bereiche/veranstaltungen/migrations/0009_veranstaltungskalender.ts';
import * as schluesselDerVeranstaltungen from './bereiche/veranstaltungen/migrations/0054_schluessel_der_veranstaltungen.ts';
import * as wegweiser from './bereiche/wegweiser/migrations/0011_wegweiser.ts';
import * as formulare from './kern/formulare/migrations/0003_formulare.ts';
import * as einsendungen from './kern/formulare/migrations/0006_einsendungen.ts';
import * as zustimmungen from './kern/formulare/migrations/0055_zustimmungen.ts';
import * as freigaben from './kern/freigaben/migrations/0021_freigaben.ts';
import * as freigabenListe from './kern/freigaben/migrations/0028_freigaben_liste.ts';
import * as inhalt from './kern/inhalt/migrations/0001_inhalt.ts';
import * as konten from './kern/konten/migrations/0019_konten.ts';
import * as kontenimporte from './kern/konten/migrations/0031_kontenimporte.ts';
import * as zweiterFaktor from './kern/konten/migrations/0032_zweiter_faktor.ts';
import * as passwortwuensche from './kern/konten/migrations/0033_passwortwuensche.ts';
import * as kontogeraete from './kern/konten/migrations/0044_kontogeraete.ts';
import * as outbox from './kern/mail/migrations/0002_outbox.ts';
import * as bezugDerMails from './kern/mail/migrations/0023_bezug_der_mails.ts';
import * as eilmeldungenUndPush from './kern/push/migrations/0005_eilmeldungen_und_push.ts';
import * as redaktion from './kern/redaktion/migrations/0029_redaktion.ts';
import * as drosseln from './kern/server/migrations/0035_drosseln.ts';
import * as suche from './kern/suche/migrations/0004_suche.ts';
import * as sucheGrosserBestaende from './kern/suche/migrations/0015_suche_grosser_bestaende.ts';

/**
 * All migrations by name, run in alphabetical order. They are listed instead of read from the folder so that the
 * bundle carries them. A released one is never changed, only followed by another.
 */
export const migrations: Record<string, Migration> = {
  '0001_inhalt': inhalt,
  '0002_outbox': outbox,
  '0003_formulare': formulare,
  '0004_suche': suche,
  '0005_eilmeldungen_und_push': eilmeldungenUndPush,
  '0006_einsendungen': einsendungen,
  '0006_veranstaltungen': veranstaltungen,
  '0007_kitavormerkungen': kitavormerkungen,
  '0008_ferienprogramm': ferienprogramm,
  '0009_veranstaltungskalender': veranstaltungskalender,
  '0010_bekanntmachungen': bekanntmachungen,
  '0010_branchenverzeichnis': branchenverzeichnis,
  '0011_wegweiser': wegweiser,
  '0012_abfall': abfall,
  '0014_zurueckgezogen': zurueckgezogen,
  '0015_suche_grosser_bestaende': sucheGrosserBestaende,
  '0016_ratsinfo': ratsinfo,
  '0017_oparl': oparl,
  '0017_ratsimport': ratsimport,
  '0017_ratssuche': ratssuche,
  '0018_ratsdateien_schluessel': ratsdateienSchluessel,
  '0019_konten': konten,
  '0020_intranet': intranet,
  '0021_freigaben': freigaben,
  '0022_ferienverwaltung': ferienverwaltung,
  '0023_bezug_der_mails': bezugDerMails,
  '0024_buchung_in_einem_zug': buchungInEinemZug,
  '0025_ratsabos': ratsabos,
  '0026_ratsnotizen': ratsnotizen,
  '0027_suche_nach_gremium': sucheNachGremium,
  '0028_freigaben_liste': freigabenListe,
  '0029_redaktion': redaktion,
  '0031_kontenimporte': kontenimporte,
  '0032_zweiter_faktor': zweiterFaktor,
  '0033_passwortwuensche': passwortwuensche,
  '0033_ratsdateien_fassung': ratsdateienFassung,
  '0034_bilder_der_eilmeldungen': bilderDerEilmeldungen,
  '0035_drosseln': drosseln,
  '0044_kontogeraete': kontogeraete,
  '0048_grenzen_der_buchung': grenzenDerBuchung,
  '0049_veranstalter_im_ferienprogramm': veranstalterImFerienprogramm,
  '0050_entwuerfe_im_ferienprogramm': entwuerfeImFerienprogramm,
  '0054_schluessel_der_veranstaltungen': schluesselDerVeranstaltungen,
  '0055_zustimmungen': zustimmungen,
  '0056_zustimmungen_der_buchungen': zustimmungenDerBuchungen,
};
