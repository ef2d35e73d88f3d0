import { AppError } from '@gm/shared/fehler/app-error';
import type { Zugangsart } from '@gm/shared/regeln/zugaenge';
import type { Datenquelle } from '../daten/database.ts';
import { createKontenRepository, type KontoZeile } from '../daten/konten-repository.ts';
import { createKontogeraetRepository } from '../daten/kontogeraet-repository.ts';
import { createKontositzungRepository } from '../daten/kontositzung-repository.ts';
import type { Zusatzrolle } from '../daten/tabellen/konten.ts';
import { createZweiterFaktorRepository } from '../daten/zweiter-faktor-repository.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import type { KontoAngaben } from './konto-angaben.ts';
import { meldeAenderung } from './melde-aenderung.ts';
import { sendePasswortlink } from './sende-passwortlink.ts';
import { bildeTotpLink, erzeugeTotpGeheimnis } from './totp.ts';
import type { Kontoabsender } from './verfasse-kontomail.ts';

/** What an administrator does to accounts. Throws `nicht_gefunden` where there is no such account. */
export function createKontenverwaltung(db: Datenquelle, config: Kontoabsender) {
  async function finde(art: Zugangsart, email: string): Promise<KontoZeile> {
    const konto = await createKontenRepository(db).finde(art, email);
    if (!konto) throw new AppError('nicht_gefunden', `Es gibt kein Konto mit der Adresse ${email}.`);
    return konto;
  }

  return {
    liste: () => createKontenRepository(db).liste(),

    /** Creates the account and mails its owner a link to set a password. Throws `konflikt` for an address that is taken. */
    async legeAn(angaben: KontoAngaben): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const id = await createKontenRepository(trx).legeAn({ ...angaben, passwort_hash: null });
        if (id === null) throw new AppError('konflikt', `Es gibt schon ein Konto mit der Adresse ${angaben.email}.`);
        await sendePasswortlink(trx, { ...angaben, id }, 'einladung', config);
      });
    },

    /** Whatever let somebody in before ends with it, locked or unlocked: log-ins, links of mails, browsers that are known. */
    async setzeGesperrt(art: Zugangsart, email: string, gesperrt: boolean): Promise<void> {
      const { id } = await finde(art, email);
      await db.transaction().execute(async (trx) => {
        const konten = createKontenRepository(trx);
        await konten.aendere(id, { gesperrt });
        await konten.vergissPasswortlinks(id);
        await createKontositzungRepository(trx).beendeAlle(id);
        await createKontogeraetRepository(trx).forgetAll(id);
      });
    },

    async setzeRollen(art: Zugangsart, email: string, rollen: Zusatzrolle[]): Promise<void> {
      const { id } = await finde(art, email);
      await createKontenRepository(db).aendere(id, { rollen });
    },

    async sendeLink(art: Zugangsart, email: string): Promise<void> {
      const konto = await finde(art, email);
      await db.transaction().execute((trx) => sendePasswortlink(trx, konto, 'vergessen', config));
    },

    /** Gives what the owner's app takes, or null when the second factor was taken off. */
    async setzeZweitenFaktor(art: Zugangsart, email: string, an: boolean): Promise<string | null> {
      const konto = await finde(art, email);
      const totp_geheimnis = an ? erzeugeTotpGeheimnis() : null;
      await db.transaction().execute(async (trx) => {
        await createZweiterFaktorRepository(trx).setze(konto.id, totp_geheimnis);
        // Who has none loses nothing.
        if (an || konto.totp_geheimnis) await meldeAenderung(trx, konto, an ? 'faktor-an' : 'faktor-aus', config);
      });
      return totp_geheimnis && bildeTotpLink(totp_geheimnis, email, nenneAbsender(config.MAIL_FROM));
    },
  };
}
