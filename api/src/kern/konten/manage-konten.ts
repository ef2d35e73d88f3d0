import { AppError } from '@gm/shared/fehler/app-error';
import type { Kontoart } from '@gm/shared/regeln/zugaenge';
import type { Datenquelle } from '../daten/database.ts';
import { getAbsender } from '../mail/get-absender.ts';
import type { Kontoabsender } from './compose-kontomail.ts';
import { createKontenRepository, type KontoZeile } from './konten-repository.ts';
import type { KontoAngaben } from './konto-angaben.ts';
import { createKontogeraetRepository } from './kontogeraet-repository.ts';
import { createKontositzungRepository } from './kontositzung-repository.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { sendPasswortlink } from './send-passwortlink.ts';
import type { Zusatzrolle } from './tables.ts';
import { buildTotpLink, createTotpSecret } from './totp.ts';
import { createZweiterFaktorRepository } from './zweiter-faktor-repository.ts';

/** What an administrator does to accounts. Throws `nicht_gefunden` where there is no such account. */
export function createKontenverwaltung(db: Datenquelle, config: Kontoabsender) {
  async function find(art: Kontoart, email: string): Promise<KontoZeile> {
    const konto = await createKontenRepository(db).find(art, email);
    if (!konto) throw new AppError('nicht_gefunden', `Es gibt kein Konto mit der Adresse ${email}.`);
    return konto;
  }

  return {
    list: () => createKontenRepository(db).list(),

    /** Creates the account and mails its owner a link to set a password. Throws `konflikt` for an address that is taken. */
    async create(angaben: KontoAngaben): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const id = await createKontenRepository(trx).create({ ...angaben, passwort_hash: null });
        if (id === null) throw new AppError('konflikt', `Es gibt schon ein Konto mit der Adresse ${angaben.email}.`);
        await sendPasswortlink(trx, { ...angaben, id }, 'einladung', config);
      });
    },

    /** Whatever let somebody in before ends with it, locked or unlocked: log-ins, links of mails, browsers that are known. */
    async setGesperrt(art: Kontoart, email: string, gesperrt: boolean): Promise<void> {
      const { id } = await find(art, email);
      await db.transaction().execute(async (trx) => {
        const konten = createKontenRepository(trx);
        await konten.change(id, { gesperrt });
        await konten.forgetPasswortlinks(id);
        await createKontositzungRepository(trx).endAll(id);
        await createKontogeraetRepository(trx).forgetAll(id);
      });
    },

    async setRollen(art: Kontoart, email: string, rollen: Zusatzrolle[]): Promise<void> {
      const { id } = await find(art, email);
      await createKontenRepository(db).change(id, { rollen });
    },

    async sendLink(art: Kontoart, email: string): Promise<void> {
      const konto = await find(art, email);
      await db.transaction().execute((trx) => sendPasswortlink(trx, konto, 'vergessen', config));
    },

    /** Gives what the owner's app takes, or null when the second factor was taken off. */
    async setZweitenFaktor(art: Kontoart, email: string, an: boolean): Promise<string | null> {
      const konto = await find(art, email);
      const totp_geheimnis = an ? createTotpSecret() : null;
      await db.transaction().execute(async (trx) => {
        await createZweiterFaktorRepository(trx).set(konto.id, totp_geheimnis);
        // Who has none loses nothing.
        if (an || konto.totp_geheimnis) await notifyOfChange(trx, konto, an ? 'faktor-an' : 'faktor-aus', config);
      });
      return totp_geheimnis && buildTotpLink(totp_geheimnis, email, getAbsender(config.MAIL_FROM));
    },
  };
}
