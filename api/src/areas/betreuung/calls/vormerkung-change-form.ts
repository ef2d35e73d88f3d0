import { KITA_CHANGE_FIELDS } from '@gm/shared/areas/betreuung/betreuung-fields';
import type { Kita } from '@gm/shared/areas/betreuung/kita';
import type { KitaChange } from '@gm/shared/areas/betreuung/kita-change';
import type { Kitavormerkung } from '@gm/shared/areas/betreuung/kitavormerkung';
import { AppError } from '@gm/shared/errors/app-error';
import { describeDetails } from '../../../core/forms/describe-details.ts';
import type { BlockOptions } from '../../../core/forms/read-block-options.ts';
import type { Form } from '../../../core/forms/receive-form.ts';
import type { Config } from '../../../core/platform/config/config.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { readLetters } from '../../../core/services/mail/letters.ts';
import type { Mail, MailPart } from '../../../core/services/mail/mail.ts';
import { checkKitaWishes, getKita, KITA_FIELDS } from '../check-kita-wishes.ts';
import { composeChangeMails } from '../compose-change-mails.ts';
import { findKitas } from '../find-kitas.ts';
import { createKitavormerkungRepository } from '../kitavormerkung-repository.ts';
import { VORMERKUNGS_MAILS } from '../vormerkungs-mails.ts';

type Vormerkung = NonNullable<Awaited<ReturnType<ReturnType<typeof createKitavormerkungRepository>['findForChange']>>>;

/** The change together with the stored pre-registration. */
type Order = KitaChange & { vormerkung?: Vormerkung };

/** The pre-registration to change. Throws `konflikt` with the reason if it cannot be changed. */
async function findVormerkung(db: DataSource, { token, was }: KitaChange): Promise<Vormerkung> {
  const vormerkung = await createKitavormerkungRepository(db).findForChange(token);
  const refuse = (reason: string) => new AppError('konflikt', reason, { titel: 'Änderung nicht möglich' });
  if (!vormerkung) {
    throw refuse('Diese Vormerkung finden wir nicht. Bitte öffnen Sie den Link aus unserer E-Mail vollständig.');
  }
  if (vormerkung.status === 'zurückgezogen') throw refuse('Diese Vormerkung ist schon zurückgezogen.');
  const isDecided = vormerkung.status === 'freigegeben' || vormerkung.status === 'abgelehnt';
  if (was === 'aendern' && isDecided) {
    throw refuse('Über diese Vormerkung ist schon entschieden. Bitte rufen Sie uns an, wenn sich etwas geändert hat.');
  }
  return vormerkung;
}

function chooseWishes(order: Order): Partial<Kitavormerkung> {
  if (order.was === 'zurueckziehen') return {};
  const { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 } = order;
  return { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 };
}

function showWishes(kitas: readonly Kita[], wishes: Partial<Kitavormerkung>): MailPart {
  const names = KITA_FIELDS.map((field) => [field, getKita(kitas, wishes[field] ?? '')]);
  return { art: 'angaben', angaben: describeDetails(KITA_CHANGE_FIELDS, wishes, Object.fromEntries(names)) };
}

/** A family changes or withdraws its pre-registration by its private link. The number stays. */
export function createChangeForm(config: Config): Form<Order> {
  async function composeMails(
    trx: DataSource,
    order: Order,
    { referenz: reference }: { referenz: string },
    { empfaenger: recipient }: BlockOptions,
  ): Promise<Mail[]> {
    const { vormerkung } = order;
    if (!vormerkung) return [];
    const amt = recipient ?? config.MAIL_RECIPIENTS.kitavormerkung ?? config.MAIL_ADMIN;
    const kitas = await findKitas(trx);
    const isBack = order.was === 'zurueckziehen';
    return composeChangeMails(
      await readLetters(trx, VORMERKUNGS_MAILS),
      {
        was: isBack ? 'zurückgezogen' : 'geändert',
        referenz: reference,
        kind: `${vormerkung.angaben.kind_vorname} ${vormerkung.angaben.kind_name}`,
        familie: vormerkung.email,
        amt,
        token: order.token,
        bisher: showWishes(kitas, vormerkung.angaben),
        neu: isBack ? null : showWishes(kitas, chooseWishes(order)),
      },
      config,
    );
  }

  return {
    name: 'kitavormerkung-aenderung',
    abbreviation: 'KV',
    async check(db, order) {
      const { angaben: details } = await findVormerkung(db, order);
      if (order.was === 'zurueckziehen') return [];
      return checkKitaWishes(await findKitas(db), { ...details, ...chooseWishes(order) });
    },
    complete: async (db, order) => ({ ...order, vormerkung: await findVormerkung(db, order) }),
    getReferenz: ({ vormerkung }) => vormerkung?.referenz,
    async save(trx, order) {
      const vormerkung = order.vormerkung ?? (await findVormerkung(trx, order));
      const details = { ...vormerkung.angaben, ...chooseWishes(order) };
      const status = order.was === 'zurueckziehen' ? { status: 'zurückgezogen' as const } : {};
      await createKitavormerkungRepository(trx).change(vormerkung.id, { ...status, angaben: details });
      return vormerkung.id;
    },
    composeMails,
  };
}
