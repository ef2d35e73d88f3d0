import { randomBytes } from 'node:crypto';
import { berechneAlter } from '@gm/shared/regeln/ferienprogramm';
import { KITAVORMERKUNG_FELDER } from '@gm/shared/schemas/betreuung-felder';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Kita } from '@gm/shared/schemas/kita';
import type { Kitavormerkung } from '@gm/shared/schemas/kitavormerkung';
import type { Config } from '../../config.ts';
import { createKitavormerkungRepository } from '../../daten/kitavormerkung-repository.ts';
import { createEinsendung } from '../../formulare/create-einsendung.ts';
import { findeKitas } from '../../formulare/finde-kitas.ts';
import { nenneBetreuungsworte } from '../../formulare/nenne-betreuungsworte.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';

/** Page that shows how a pre-registration stands. */
const STANDSEITE = '/kitavormerksystem/stand/';

const WUENSCHE = ['kita_1', 'kita_2', 'kita_3'] as const;
const KITA_FELDER = [...WUENSCHE, 'kita_geschwister_1', 'kita_geschwister_2'] as const;

const nenneKita = (kitas: readonly Kita[], id: string) => kitas.find((kita) => kita.id === id)?.name ?? id;

/** Centres that do not exist, or do not take a child of that age; told at the wish. */
function pruefeWuensche(kitas: readonly Kita[], eingabe: Kitavormerkung): FeldFehler[] {
  // A site whose pages come from elsewhere has no list here: the office looks at the wishes anyway.
  if (kitas.length === 0) return [];
  const alter = berechneAlter(eingabe.kind_geburtsdatum, eingabe.betreuung_ab);
  return WUENSCHE.flatMap((feld) => {
    if (!eingabe[feld]) return [];
    const kita = kitas.find(({ id }) => id === eingabe[feld]);
    if (!kita) return [{ feld, meldung: 'Bitte wählen Sie eine Kita aus der Liste.' }];
    if (alter >= kita.alter_von && alter <= kita.alter_bis) return [];
    const spanne = `von ${kita.alter_von} bis ${kita.alter_bis} Jahren`;
    const jahre = alter === 1 ? 'ein Jahr' : `${alter} Jahre`;
    return [{ feld, meldung: `${kita.name} nimmt Kinder ${spanne} auf. Ihr Kind ist dann ${jahre} alt.` }];
  });
}

/** Pre-registration for day care: with a private link that shows the family how it stands. */
export function createKitavormerkungFormular(config: Config): Formular<Kitavormerkung> {
  return createEinsendung<Kitavormerkung>(config, {
    name: 'kitavormerkung',
    kuerzel: 'KV',
    bezeichnung: 'Kita-Vormerkung',
    anrede: 'Ihre Kita-Vormerkung',
    nenneEmail: ({ eltern_email }) => eltern_email,
    felder: KITAVORMERKUNG_FELDER,
    kopie: true,
    dank: {
      titel: 'Vielen Dank für Ihre Vormerkung!',
      eingegangen: 'Ihre Vormerkung ist bei uns eingegangen.',
      weiter: 'Wir melden uns, sobald über einen Platz entschieden ist.',
    },
    pruefe: async (db, eingabe) => pruefeWuensche(await findeKitas(db), eingabe),
    async nenneWorte(db, eingabe) {
      const kitas = await findeKitas(db);
      const namen = KITA_FELDER.map((feld) => [feld, nenneKita(kitas, eingabe[feld])]);
      return {
        ...nenneBetreuungsworte(eingabe),
        ...Object.fromEntries(namen),
        vorrang: eingabe.vorrang.replaceAll(',', ', '),
      };
    },
    async speichereDazu(trx, _eingabe, einsendungId) {
      const schluessel = randomBytes(24).toString('base64url');
      await createKitavormerkungRepository(trx).verknuepfe(einsendungId, schluessel);
      return einsendungId;
    },
    async nenneZusatz(trx, { id }) {
      const schluessel = await createKitavormerkungRepository(trx).findeSchluessel(id);
      const link = new URL(`${STANDSEITE}?token=${schluessel}`, config.SITE_URL);
      const text = `Wie Ihre Vormerkung steht, sehen Sie jederzeit hier:\n${link}\nDieser Link ist nur für Sie: Wer ihn hat, sieht Ihre Vormerkung.`;
      return [{ art: 'absatz', text }];
    },
  });
}
