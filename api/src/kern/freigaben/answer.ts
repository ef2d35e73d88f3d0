import { AppError } from '@gm/shared/fehler/app-error';
import type { RueckfrageAntwort } from '@gm/shared/schemas/freigabe-entscheidung';
import { findFreigabeart } from '../../freigabearten.ts';
import type { Config } from '../betrieb/config.ts';
import { buildTokenHash } from '../betrieb/geheimnis.ts';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import type { Formular } from '../formulare/receive-formular.ts';
import { getAbsender } from '../mail/get-absender.ts';
import { composeEntscheidung } from './compose-entscheidung.ts';
import { createFreigabeRepository, type GesperrteEinsendung } from './freigabe-repository.ts';
import { choose, readKorrektur } from './korrektur.ts';

type Antwort = RueckfrageAntwort & { einsendung?: GesperrteEinsendung };

/** A sender answers the question of the desk by the private link of the mail, and may change answers with it. */
export function createRueckfrageFormular(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'SITE_URL'>,
): Formular<Antwort> {
  const read = ({ einsendung, ...gepostet }: Antwort) => {
    if (!einsendung) throw new Error('The answer belongs to nothing');
    const art = findFreigabeart(einsendung.formular);
    return { einsendung, art, ...readKorrektur(art, einsendung.angaben, einsendung.korrektur, gepostet) };
  };
  return {
    name: 'rueckfrage',
    kuerzel: '',
    getReferenz: ({ einsendung }) => einsendung?.referenz,

    async check(trx, antwort) {
      const einsendung = await createFreigabeRepository(trx).findFrage(buildTokenHash(antwort.token), true);
      if (!einsendung) {
        const grund = 'Diese Frage ist schon beantwortet, oder Ihre Einsendung ist inzwischen entschieden.';
        throw new AppError('konflikt', grund, { titel: 'Antwort nicht möglich' });
      }
      return read({ ...antwort, einsendung }).fehler;
    },

    async complete(trx, antwort) {
      const einsendung = await createFreigabeRepository(trx).findFrage(buildTokenHash(antwort.token), true);
      return einsendung ? { ...antwort, einsendung } : antwort;
    },

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
      const worte = await art.getWorte?.(trx, aktuell);
      const felder = Object.fromEntries(geaendert.map((feld) => [feld, art.felder[feld] ?? feld]));
      const berichtigt = describeAngaben(felder, aktuell, worte);
      const amt = config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;
      return [
        composeEntscheidung({
          art,
          referenz,
          an: einsendung.email,
          amt,
          schritt: 'antwort',
          nachricht: '',
          berichtigt: [],
          link: undefined,
          gemeinde: getAbsender(config.MAIL_FROM),
        }),
        {
          an: amt,
          antwortAn: einsendung.email,
          betreff: `Antwort zu ${art.bezeichnung} ${referenz}`,
          teile: [
            { art: 'ueberschrift', text: `Antwort zu ${art.bezeichnung} ${referenz}` },
            { art: 'angaben', angaben: [{ titel: 'Antwort', wert: antwort.antwort }, ...berichtigt] },
            { art: 'absatz', text: new URL(`/intranet/freigaben/${referenz}/`, config.SITE_URL).href },
          ],
        },
      ];
    },
  };
}
