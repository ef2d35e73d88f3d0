import { KITAAENDERUNG_FELDER } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import type { Kita } from '@gm/shared/bereiche/betreuung/kita';
import type { Kitaaenderung } from '@gm/shared/bereiche/betreuung/kitaaenderung';
import type { Kitavormerkung } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Config } from '../../../kern/betrieb/config.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { describeAngaben } from '../../../kern/formulare/describe-angaben.ts';
import type { Blockoptionen } from '../../../kern/formulare/read-blockoptionen.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { readBriefe } from '../../../kern/mail/briefe.ts';
import type { Mail, MailTeil } from '../../../kern/mail/mail.ts';
import { checkKitawuensche, getKita, KITA_FELDER } from '../check-kitawuensche.ts';
import { composeAenderungsmails } from '../compose-aenderungsmails.ts';
import { findKitas } from '../find-kitas.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';
import { VORMERKUNGSMAILS } from '../vormerkungsmails.ts';

type Vormerkung = NonNullable<Awaited<ReturnType<ReturnType<typeof createKitavormerkungRepository>['findForChange']>>>;

/** The change, and what it changes as it was before. */
type Auftrag = Kitaaenderung & { vormerkung?: Vormerkung };

/** The pre-registration that may be changed this way. Throws a `konflikt` that says why it may not. */
async function findVormerkung(db: Datenquelle, { token, was }: Kitaaenderung): Promise<Vormerkung> {
  const vormerkung = await createKitavormerkungRepository(db).findForChange(token);
  const refuse = (grund: string) => new AppError('konflikt', grund, { titel: 'Änderung nicht möglich' });
  if (!vormerkung) {
    throw refuse('Diese Vormerkung finden wir nicht. Bitte öffnen Sie den Link aus unserer E-Mail vollständig.');
  }
  if (vormerkung.status === 'zurückgezogen') throw refuse('Diese Vormerkung ist schon zurückgezogen.');
  const isEntschieden = vormerkung.status === 'freigegeben' || vormerkung.status === 'abgelehnt';
  if (was === 'aendern' && isEntschieden) {
    throw refuse('Über diese Vormerkung ist schon entschieden. Bitte rufen Sie uns an, wenn sich etwas geändert hat.');
  }
  return vormerkung;
}

function chooseWuensche(auftrag: Auftrag): Partial<Kitavormerkung> {
  if (auftrag.was === 'zurueckziehen') return {};
  const { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 } = auftrag;
  return { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 };
}

function showWuensche(kitas: readonly Kita[], wuensche: Partial<Kitavormerkung>): MailTeil {
  const namen = KITA_FELDER.map((feld) => [feld, getKita(kitas, wuensche[feld] ?? '')]);
  return { art: 'angaben', angaben: describeAngaben(KITAAENDERUNG_FELDER, wuensche, Object.fromEntries(namen)) };
}

/** A family changes its pre-registration by its private link, or takes it back. The number stays. */
export function createAenderungFormular(config: Config): Formular<Auftrag> {
  async function composeMails(
    trx: Datenquelle,
    auftrag: Auftrag,
    { referenz }: { referenz: string },
    { empfaenger }: Blockoptionen,
  ): Promise<Mail[]> {
    const { vormerkung } = auftrag;
    if (!vormerkung) return [];
    const amt = empfaenger ?? config.MAIL_EMPFAENGER.kitavormerkung ?? config.MAIL_ADMIN;
    const kitas = await findKitas(trx);
    const isZurueck = auftrag.was === 'zurueckziehen';
    return composeAenderungsmails(
      await readBriefe(trx, VORMERKUNGSMAILS),
      {
        was: isZurueck ? 'zurückgezogen' : 'geändert',
        referenz,
        kind: `${vormerkung.angaben.kind_vorname} ${vormerkung.angaben.kind_name}`,
        familie: vormerkung.email,
        amt,
        token: auftrag.token,
        bisher: showWuensche(kitas, vormerkung.angaben),
        neu: isZurueck ? null : showWuensche(kitas, chooseWuensche(auftrag)),
      },
      config,
    );
  }

  return {
    name: 'kitavormerkung-aenderung',
    kuerzel: 'KV',
    async check(db, auftrag) {
      const { angaben } = await findVormerkung(db, auftrag);
      if (auftrag.was === 'zurueckziehen') return [];
      return checkKitawuensche(await findKitas(db), { ...angaben, ...chooseWuensche(auftrag) });
    },
    complete: async (db, auftrag) => ({ ...auftrag, vormerkung: await findVormerkung(db, auftrag) }),
    getReferenz: ({ vormerkung }) => vormerkung?.referenz,
    async save(trx, auftrag) {
      const vormerkung = auftrag.vormerkung ?? (await findVormerkung(trx, auftrag));
      const angaben = { ...vormerkung.angaben, ...chooseWuensche(auftrag) };
      const status = auftrag.was === 'zurueckziehen' ? { status: 'zurückgezogen' as const } : {};
      await createKitavormerkungRepository(trx).change(vormerkung.id, { ...status, angaben });
      return vormerkung.id;
    },
    composeMails,
  };
}
