import { AppError } from '@gm/shared/fehler/app-error';
import type { RueckfrageAntwort } from '@gm/shared/schemas/freigabe-entscheidung';
import type { Config } from '../betrieb/config.ts';
import { buildTokenHash } from '../betrieb/geheimnis.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Formular } from '../formulare/receive-formular.ts';
import { getAbsender } from '../mail/get-absender.ts';
import { readMailtexte } from '../mail/mailtexte.ts';
import { buildTischLink, composeAntwort, composeEntscheidung } from './compose-entscheidung.ts';
import { createFreigabeRepository, type GesperrteEinsendung } from './freigabe-repository.ts';
import type { Freigabeart, Freigabearten } from './freigabeart.ts';
import { choose, describeKorrektur, readKorrektur } from './korrektur.ts';

/** What a secret asks for: the thing, locked, and its kind. */
interface Frage {
  einsendung: GesperrteEinsendung;
  art: Freigabeart;
}

type Antwort = RueckfrageAntwort & { frage?: Frage };

/** A sender answers the question of the desk by the private link of the mail, and may change answers with it. */
export function createRueckfrageFormular(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'SITE_URL'>,
  arten: Freigabearten,
): Formular<Antwort> {
  async function findFrage(trx: Datenquelle, { token }: Antwort): Promise<Frage> {
    const einsendung = await createFreigabeRepository(trx).findFrage(buildTokenHash(token), true);
    const art = einsendung && arten.find(einsendung.formular);
    if (art) return { einsendung, art };
    const grund = 'Diese Frage ist schon beantwortet, oder Ihre Einsendung ist inzwischen entschieden.';
    throw new AppError('konflikt', grund, { titel: 'Antwort nicht möglich' });
  }
  const read = ({ frage, ...gepostet }: Antwort) => {
    if (!frage) throw new Error('The answer belongs to nothing');
    const { einsendung, art } = frage;
    return { einsendung, art, ...readKorrektur(art, einsendung.angaben, einsendung.korrektur, gepostet) };
  };
  return {
    name: 'rueckfrage',
    kuerzel: '',
    getReferenz: ({ frage }) => frage?.einsendung.referenz,
    check: async (trx, antwort) => read({ ...antwort, frage: await findFrage(trx, antwort) }).fehler,
    complete: async (trx, antwort) => ({ ...antwort, frage: await findFrage(trx, antwort) }),

    async save(trx, antwort) {
      const { einsendung, korrektur, geaendert } = read(antwort);
      const freigaben = createFreigabeRepository(trx);
      const status = 'in Prüfung' as const;
      const { zustaendig_id, zustaendig } = einsendung;
      await freigaben.change(einsendung.id, {
        status,
        korrektur,
        zustaendig_id,
        zustaendig,
        frage: null,
        frage_hash: null,
      });
      await freigaben.log(
        einsendung.id,
        { konto: null, name: 'Absender' },
        {
          schritt: 'antwort',
          status,
          nachricht: antwort.antwort,
          korrektur: choose({ ...einsendung.angaben, ...korrektur }, geaendert),
        },
      );
      return einsendung.id;
    },

    async composeMails(trx, antwort, { referenz }) {
      const { einsendung, art, geaendert, korrektur } = read(antwort);
      const aktuell = { ...einsendung.angaben, ...korrektur };
      const berichtigt = await describeKorrektur(trx, art, aktuell, geaendert);
      const amt = config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;
      return [
        composeEntscheidung({
          art,
          texte: await readMailtexte(trx, art),
          angaben: aktuell,
          referenz,
          an: einsendung.email,
          amt,
          schritt: 'antwort',
          nachricht: '',
          berichtigt: [],
          link: undefined,
          gemeinde: getAbsender(config.MAIL_FROM),
        }),
        composeAntwort({ art, referenz, amt, link: buildTischLink(referenz, config) }, einsendung.email, [
          { titel: 'Antwort', wert: antwort.antwort },
          ...berichtigt,
        ]),
      ];
    },
  };
}
