import type { Hallenanmietung } from '@gm/shared/bereiche/hallen/hallenanmietung';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { HALLENANMIETUNG } from '../../../einsendungsarten.ts';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { checkHalle, listHallen } from '../../../kern/formulare/check-angebot.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Blockoptionen } from '../../../kern/formulare/read-blockoptionen.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import {
  createVeranstaltungRepository,
  type VeranstaltungMitKontakt,
} from '../../veranstaltungen/veranstaltung-repository.ts';

/** The event a hall is asked for; null for a private party and for a number nobody knows. */
const findVeranstaltung = async (db: Datenquelle, { veranstaltungen_id }: Hallenanmietung) =>
  veranstaltungen_id === null
    ? null
    : createVeranstaltungRepository(db).find(veranstaltungen_id, { auchUngeprueft: true });

async function check(db: Datenquelle, eingabe: Hallenanmietung, { angebot }: Blockoptionen): Promise<FeldFehler[]> {
  const meldung = 'Es wurde keine Veranstaltung ausgewiesen.';
  return [
    ...(eingabe.privat || (await findVeranstaltung(db, eingabe)) ? [] : [{ feld: 'veranstaltungen_id', meldung }]),
    ...checkHalle(eingabe, await listHallen(db, angebot)),
  ];
}

/** Who rents: the directory knows clubs; of others it is known what they said of themselves with the event. */
function getAnmieter(veranstaltung: VeranstaltungMitKontakt) {
  const { brancheneintrag_veranstalter: eintrag, veranstalter, ansprechpartner, telefon, email } = veranstaltung;
  if (!eintrag) {
    return {
      veranstalter: veranstalter ?? '',
      homepage: '',
      ansprechpartner,
      adresse: '',
      telefon,
      telefax: '',
      email,
    };
  }
  const { kontakt, adresse } = eintrag;
  return {
    veranstalter: eintrag.titel,
    homepage: kontakt.link,
    ansprechpartner: eintrag.ansprechpartner || ansprechpartner,
    adresse: [adresse.strasse, adresse.plz, adresse.ort].filter(Boolean).join(' '),
    telefon: kontakt.telefon || telefon,
    telefax: kontakt.telefax,
    email: kontakt.email || email,
  };
}

/** A browser's word on who rents is not taken, unless it is a party of their own. An event without a mail address is acknowledged to nobody. */
async function complete(
  db: Datenquelle,
  eingabe: Hallenanmietung,
  { angebot }: Blockoptionen,
): Promise<Hallenanmietung> {
  const veranstaltung = await findVeranstaltung(db, eingabe);
  const [haupthalle = eingabe.veranstaltungsort] = await listHallen(db, angebot);
  // Only the main hall is rented in parts.
  const angaben = eingabe.veranstaltungsort === haupthalle ? eingabe : { ...eingabe, hallenteile: '' };
  return veranstaltung ? { ...angaben, ...getAnmieter(veranstaltung) } : angaben;
}

/** Request for a hall: stored, acknowledged to the organiser, and passed on to the office. */
export function createHallenanmietungFormular(config: Config): Formular<Hallenanmietung> {
  return createEinsendung<Hallenanmietung>(config, {
    ...HALLENANMIETUNG,
    getEmail: ({ email }) => email,
    dank: {
      titel: 'Vielen Dank für Ihre Anfrage!',
      eingegangen: 'Ihre Anfrage zur Hallenanmietung ist bei uns eingegangen.',
      weiter: 'Wir prüfen, ob die Halle frei ist, und melden uns bei Ihnen. Erst unsere Zusage ist verbindlich.',
    },
    check,
    complete,
  });
}
