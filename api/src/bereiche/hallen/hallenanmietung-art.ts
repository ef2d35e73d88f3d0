import { type Hallenanmietung, hallenanmietungSchema } from '@gm/shared/bereiche/hallen/hallenanmietung';
import { ANMIETER_FELDER, HALLENANMIETUNG_FELDER } from '@gm/shared/bereiche/hallen/hallenanmietung-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { RICHTIGKEIT } from '@gm/shared/schemas/zustimmungen';
import { getWort, TERMIN } from '../../kern/freigaben/bausteine.ts';
import type { Freigabeart } from '../../kern/freigaben/freigabeart.ts';
import { findVeranstaltung } from '../veranstaltungen/bereich.ts';
import { createBelegungRepository } from './belegung-repository.ts';
import { buildBelegung } from './build-belegung.ts';
import { describeKonflikt } from './describe-konflikt.ts';
import { showWoche } from './show-woche.ts';

export const HALLENANMIETUNG: Freigabeart<Hallenanmietung> = {
  name: 'hallenanmietung',
  kuerzel: 'HA',
  bezeichnung: 'Hallenanmietung',
  anrede: 'Ihre Hallenanmietung',
  zweck: 'Wir prüfen, ob die Halle frei ist, und vermieten sie Ihnen.',
  dank: {
    titel: 'Vielen Dank für Ihre Anfrage!',
    eingegangen: 'Ihre Anfrage zur Hallenanmietung ist bei uns eingegangen.',
    weiter: 'Wir prüfen, ob die Halle frei ist, und melden uns bei Ihnen. Erst unsere Zusage ist verbindlich.',
  },
  felder: { ...ANMIETER_FELDER, ...HALLENANMIETUNG_FELDER, veranstaltungen_id: 'Veranstaltung' },
  zustimmungen: { valid: RICHTIGKEIT },
  async getWorte(db, eingabe) {
    const { veranstaltungen_id: id } = eingabe;
    const veranstaltung = await findVeranstaltung(db, id);
    return {
      veranstaltungen_id: id === null ? '' : `${veranstaltung?.titel ?? 'gelöscht'} (Nummer ${id})`,
      hausmeister: { '1': 'ja', '0': 'nein' }[eingabe.hausmeister as '0' | '1'] ?? '',
      besucherzahl: eingabe.besucherzahl === null ? '' : String(eingabe.besucherzahl),
    };
  },
  schema: hallenanmietungSchema,
  korrigierbar: {
    ...TERMIN,
    saaloeffnung: 'zeit',
    veranstaltungsbeginn: 'zeit',
    veranstaltungsort: 'text',
    hallenteile: 'text',
    nebenraeume: 'text',
    besucherzahl: 'zahl',
  },
  getTitel: (angaben) =>
    [
      getWort(angaben, 'veranstaltungsort') || 'Halle',
      getWort(angaben, 'veranstalter'),
      formatDatum(getWort(angaben, 'datum_von')),
    ]
      .filter(Boolean)
      .join(', '),
  freigabe: {
    titel: 'Halle zusagen und belegen',
    folge: 'Die Belegung steht sofort im Hallenplan; der Absender bekommt die Zusage.',
    mail: 'Wir sagen Ihnen die Halle verbindlich zu.',
  },
  absage: 'Leider können wir Ihnen die Halle nicht überlassen.',

  async findHindernis(trx, { id, angaben }) {
    const belegung = buildBelegung(angaben);
    if (!belegung) return 'Es ist keine Halle angegeben. Bitte tragen Sie den Veranstaltungsort ein.';
    const belegungen = createBelegungRepository(trx);
    await belegungen.lock(belegung.halle);
    const konflikte = await belegungen.findKonflikte(belegung, id);
    if (konflikte.length === 0) return null;
    return `Die Halle ist dann schon belegt: ${konflikte.map(describeKonflikt).join('; ')}.`;
  },

  async release(trx, { id, angaben }) {
    const belegung = buildBelegung(angaben);
    if (belegung) await createBelegungRepository(trx).save(id, belegung);
    return null;
  },
  withdraw: (trx, id) => createBelegungRepository(trx).remove(id),

  /** The week of the hall, and what is in the way. */
  async showBeiwerk(db, { id, angaben }) {
    const belegung = buildBelegung(angaben);
    if (!belegung) return {};
    const konflikte = await createBelegungRepository(db).findKonflikte(belegung, id);
    return {
      woche: await showWoche(db, belegung.halle, belegung.beginn.slice(0, 10), { belegung, einsendungId: id }),
      konflikte: konflikte.map(describeKonflikt),
    };
  },
};
