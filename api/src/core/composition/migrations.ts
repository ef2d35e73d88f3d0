import type { Migration } from 'kysely';
import * as content from '../content/migrations/0001_inhalt.ts';
import * as contentEntries from '../content/migrations/0063_inhaltseintraege.ts';
import * as contentDocuments from '../content/migrations/0095_inhalt_dokumente.ts';
import * as contentSearchText from '../content/migrations/0120_inhalt_suchtext.ts';
import * as contentNumber from '../content/migrations/0130_inhalt_nummer.ts';
import * as contentLists from '../content/migrations/0132_inhalt_listen.ts';
import * as documentsTitle from '../content/migrations/0135_dokumente_titel.ts';
import * as contentSorted from '../content/migrations/0137_inhalt_sortiert.ts';
import * as locationDerPhotos from '../content/migrations/0145_ort_der_fotos.ts';
import * as contentNames from '../content/migrations/0153_inhalt_namen.ts';
import * as contentOnPiece from '../content/migrations/0154_inhalt_am_stueck.ts';
import * as documentsSize from '../content/migrations/0155_dokumente_groesse.ts';
import * as largestNumber from '../content/migrations/0159_groesste_nummer.ts';
import * as contentKompakt from '../content/migrations/0165_inhalt_kompakt.ts';
import * as releases from '../desk/migrations/0021_freigaben.ts';
import * as releasesList from '../desk/migrations/0028_freigaben_liste.ts';
import * as openSubmissions from '../desk/migrations/0177_offene_zaehlen.ts';
import * as editorial from '../editor/migrations/0029_redaktion.ts';
import * as contentEdit from '../editor/migrations/0066_inhalt_bearbeiten.ts';
import * as previews from '../editor/migrations/0067_vorschauen.ts';
import * as externalLinks from '../editor/migrations/0085_externe_links.ts';
import * as rights from '../editor/migrations/0098_rechte.ts';
import * as editorialSearchText from '../editor/migrations/0131_redaktion_suchtext.ts';
import * as previewMoment from '../editor/migrations/0136_vorschau_zeitpunkt.ts';
import * as editorialSorted from '../editor/migrations/0150_redaktion_sortiert.ts';
import * as externalLinkLocations from '../editor/migrations/0151_externe_link_orte.ts';
import * as mismatched from '../editor/migrations/0152_unpassende.ts';
import * as numbers from '../editor/migrations/0157_nummern.ts';
import * as overview from '../editor/migrations/0176_uebersicht.ts';
import * as forms from '../forms/migrations/0003_formulare.ts';
import * as submissions from '../forms/migrations/0006_einsendungen.ts';
import * as consents from '../forms/migrations/0055_zustimmungen.ts';
import * as uploadParts from '../forms/migrations/0087_uploadteile.ts';
import * as uploads from '../forms/migrations/0175_uploads.ts';
import * as throttles from '../platform/http/migrations/0035_drosseln.ts';
import * as retrievals from '../platform/http/migrations/0059_abrufe.ts';
import * as accounts from '../services/accounts/migrations/0019_konten.ts';
import * as accountImports from '../services/accounts/migrations/0031_kontenimporte.ts';
import * as secondFactor from '../services/accounts/migrations/0032_zweiter_faktor.ts';
import * as passwordRequests from '../services/accounts/migrations/0033_passwortwuensche.ts';
import * as accountDevices from '../services/accounts/migrations/0044_kontogeraete.ts';
import * as deleted from '../services/backup/migrations/0060_geloeschtes.ts';
import * as outbox from '../services/mail/migrations/0002_outbox.ts';
import * as relationDerMails from '../services/mail/migrations/0023_bezug_der_mails.ts';
import * as eilmeldungenAndPush from '../services/push/migrations/0005_eilmeldungen_und_push.ts';
import * as search from '../services/search/migrations/0004_suche.ts';
import * as searchLargeInventories from '../services/search/migrations/0015_suche_grosser_bestaende.ts';
import * as searchTitle from '../services/search/migrations/0133_suche_titel.ts';
import * as searchTargets from '../services/search/migrations/0147_suche_ziele.ts';

/** Schema migrations. Never change a released migration; add another one. */
export const migrations: Record<string, Migration> = {
  '0001_inhalt': content,
  '0002_outbox': outbox,
  '0003_formulare': forms,
  '0004_suche': search,
  '0005_eilmeldungen_und_push': eilmeldungenAndPush,
  '0006_einsendungen': submissions,
  '0015_suche_grosser_bestaende': searchLargeInventories,
  '0019_konten': accounts,
  '0021_freigaben': releases,
  '0023_bezug_der_mails': relationDerMails,
  '0028_freigaben_liste': releasesList,
  '0029_redaktion': editorial,
  '0031_kontenimporte': accountImports,
  '0032_zweiter_faktor': secondFactor,
  '0033_passwortwuensche': passwordRequests,
  '0035_drosseln': throttles,
  '0044_kontogeraete': accountDevices,
  '0055_zustimmungen': consents,
  '0059_abrufe': retrievals,
  '0060_geloeschtes': deleted,
  '0063_inhaltseintraege': contentEntries,
  '0066_inhalt_bearbeiten': contentEdit,
  '0067_vorschauen': previews,
  '0085_externe_links': externalLinks,
  '0087_uploadteile': uploadParts,
  '0095_inhalt_dokumente': contentDocuments,
  '0098_rechte': rights,
  '0120_inhalt_suchtext': contentSearchText,
  '0130_inhalt_nummer': contentNumber,
  '0131_redaktion_suchtext': editorialSearchText,
  '0132_inhalt_listen': contentLists,
  '0133_suche_titel': searchTitle,
  '0135_dokumente_titel': documentsTitle,
  '0136_vorschau_zeitpunkt': previewMoment,
  '0137_inhalt_sortiert': contentSorted,
  '0145_ort_der_fotos': locationDerPhotos,
  '0147_suche_ziele': searchTargets,
  '0150_redaktion_sortiert': editorialSorted,
  '0151_externe_link_orte': externalLinkLocations,
  '0152_unpassende': mismatched,
  '0153_inhalt_namen': contentNames,
  '0154_inhalt_am_stueck': contentOnPiece,
  '0155_dokumente_groesse': documentsSize,
  '0157_nummern': numbers,
  '0159_groesste_nummer': largestNumber,
  '0165_inhalt_kompakt': contentKompakt,
  '0175_uploads': uploads,
  '0176_uebersicht': overview,
  '0177_offene_zaehlen': openSubmissions,
};
