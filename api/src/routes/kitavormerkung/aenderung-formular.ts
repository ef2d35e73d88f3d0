import { AppError } from '@gm/shared/fehler/app-error';
import { KITAAENDERUNG_FELDER } from '@gm/shared/schemas/betreuung-felder';
import type { Kita } from '@gm/shared/schemas/kita';
import type { Kitaaenderung } from '@gm/shared/schemas/kitaaenderung';
import type { Kitavormerkung } from '@gm/shared/schemas/kitavormerkung';
import type { Config } from '../../config.ts';
import type { Datenquelle } from '../../daten/database.ts';
import { createKitavormerkungRepository } from '../../daten/kitavormerkung-repository.ts';
import { beschreibeAngaben } from '../../formulare/beschreibe-angaben.ts';
import { findeKitas } from '../../formulare/finde-kitas.ts';
import { nenneKitalink } from '../../formulare/nenne-kitalink.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';
import { KITA_FELDER, nenneKita, pruefeKitawuensche } from '../../formulare/pruefe-kitawuensche.ts';
import type { Blockoptionen } from '../../formulare/read-blockoptionen.ts';
import type { Mail, MailTeil } from '../../mail/mail.ts';
import { nenneAbsender } from '../../mail/nenne-absender.ts';

type Vormerkung = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createKitavormerkungRepository>['findeZumAendern']>>
>;

/** The change, and what it changes as it was before. */
type Auftrag = Kitaaenderung & { vormerkung?: Vormerkung };

/** The pre-registration that may be changed this way. Throws a `konflikt` that says why it may not. */
async function findeVormerkung(db: Datenquelle, { token, was }: Kitaaenderung): Promise<Vormerkung> {
  const vormerkung = await createKitavormerkungRepository(db).findeZumAendern(token);
  const lehneAb = (grund: string) => new AppError('konflikt', grund, { titel: 'Änderung nicht möglich' });
  if (!vormerkung) {
    throw lehneAb('Diese Vormerkung finden wir nicht. Bitte öffnen Sie den Link aus unserer E-Mail vollständig.');
  }
  if (vormerkung.status === 'zurückgezogen') throw lehneAb('Diese Vormerkung ist schon zurückgezogen.');
  const istEntschieden = vormerkung.status === 'freigegeben' || vormerkung.status === 'abgelehnt';
  if (was === 'aendern' && istEntschieden) {
    throw lehneAb('Über diese Vormerkung ist schon entschieden. Bitte rufen Sie uns an, wenn sich etwas geändert hat.');
  }
  return vormerkung;
}

function waehleWuensche(auftrag: Auftrag): Partial<Kitavormerkung> {
  if (auftrag.was === 'zurueckziehen') return {};
  const { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 } = auftrag;
  return { betreuung_ab, betreuung_von, betreuung_bis, kita_1, kita_2, kita_3 };
}

function zeigeWuensche(kitas: readonly Kita[], wuensche: Partial<Kitavormerkung>): MailTeil {
  const namen = KITA_FELDER.map((feld) => [feld, nenneKita(kitas, wuensche[feld] ?? '')]);
  return { art: 'angaben', angaben: beschreibeAngaben(KITAAENDERUNG_FELDER, wuensche, Object.fromEntries(namen)) };
}

/** A family changes its pre-registration by its private link, or takes it back. The number stays. */
export function createAenderungFormular(config: Config): Formular<Auftrag> {
  async function verfasseMails(
    trx: Datenquelle,
    auftrag: Auftrag,
    { referenz }: { referenz: string },
    { empfaenger }: Blockoptionen,
  ): Promise<Mail[]> {
    const { vormerkung } = auftrag;
    if (!vormerkung) return [];
    const amt = empfaenger ?? config.MAIL_EMPFAENGER.kitavormerkung ?? config.MAIL_ADMIN;
    const wieder = auftrag.was === 'zurueckziehen' ? 'zurückgezogen' : 'geändert';
    const kitas = await findeKitas(trx);
    const bisher = zeigeWuensche(kitas, vormerkung.angaben);
    const neu: MailTeil[] =
      auftrag.was === 'zurueckziehen'
        ? []
        : [{ art: 'absatz', text: 'Die Wünsche sind jetzt:' }, zeigeWuensche(kitas, waehleWuensche(auftrag))];
    const kind = `${vormerkung.angaben.kind_vorname} ${vormerkung.angaben.kind_name}`;
    return [
      {
        an: vormerkung.email,
        antwortAn: amt,
        betreff: `Ihre Kita-Vormerkung ${referenz}`,
        teile: [
          { art: 'ueberschrift', text: `Ihre Vormerkung ist ${wieder}` },
          { art: 'absatz', text: `Sie haben die Vormerkung ${referenz} für ${kind} ${wieder}.` },
          ...neu,
          nenneKitalink(config, auftrag.token),
          { art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(config.MAIL_FROM)}` },
        ],
      },
      {
        an: amt,
        antwortAn: vormerkung.email,
        betreff: `Kita-Vormerkung ${referenz} ${wieder}`,
        teile: [
          { art: 'ueberschrift', text: `Kita-Vormerkung ${referenz} ${wieder}` },
          { art: 'absatz', text: `Die Familie hat die Vormerkung für ${kind} ${wieder}.` },
          ...neu,
          { art: 'absatz', text: 'Die Wünsche bisher:' },
          bisher,
        ],
      },
    ];
  }

  return {
    name: 'kitavormerkung-aenderung',
    kuerzel: 'KV',
    async pruefe(db, auftrag) {
      const { angaben } = await findeVormerkung(db, auftrag);
      if (auftrag.was === 'zurueckziehen') return [];
      return pruefeKitawuensche(await findeKitas(db), { ...angaben, ...waehleWuensche(auftrag) });
    },
    ergaenze: async (db, auftrag) => ({ ...auftrag, vormerkung: await findeVormerkung(db, auftrag) }),
    nenneReferenz: ({ vormerkung }) => vormerkung?.referenz,
    async speichere(trx, auftrag) {
      const vormerkung = auftrag.vormerkung ?? (await findeVormerkung(trx, auftrag));
      const angaben = { ...vormerkung.angaben, ...waehleWuensche(auftrag) };
      const status = auftrag.was === 'zurueckziehen' ? { status: 'zurückgezogen' as const } : {};
      await createKitavormerkungRepository(trx).aendere(vormerkung.id, { ...status, angaben });
      return vormerkung.id;
    },
    verfasseMails,
  };
}
