import type { Cents } from '@gm/shared/format/betrag';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  absender,
  buildAnmeldung,
  buildVeranstaltung,
  optionen as grund,
  inTagen,
  kontakt,
} from '../../../../test/ferien.ts';
import { openProgramm, readBitte, setProgramm } from '../../../../test/test-ferienprogramm.ts';
import { cancel } from '../cancel.ts';
import { createFerienaenderung } from '../change-veranstaltung.ts';
import { confirm } from '../confirm.ts';
import { IBAN } from './camt.beispiel.ts';
import { importUmsaetze } from './import-umsaetze.ts';
import { noteKarte } from './karte.ts';
import type { Kartenanbieter } from './kartenanbieter.ts';
import { runKassenvorgang } from './kasse-vorgaenge.ts';
import { readForderung } from './settle.ts';
import type { Umsatz } from './umsatz.ts';
import { createZahlungRepository } from './zahlung-repository.ts';

const { api, db, send } = openProgramm();
const konto = { inhaber: 'Gemeindekasse', iban: IBAN, bic: '', bank: '' };
const EINSTELLUNGEN = { konto, rabatt_sozialpass: 50, gebuehr_bei_storno: 'bleibt' as const };
const optionen = { ...grund, ...EINSTELLUNGEN };
const saison = { optionen, absender };
const umstaende = { saison, jetzt: new Date(), von: 'Test' };
const empty = async () => {
  await sql`delete from ferien_zahlungen`.execute(db());
  await sql`delete from ferien_umsaetze`.execute(db());
  await setProgramm(
    db(),
    [1, 2, 3].map((id) => buildVeranstaltung({ id, teilnehmer_max: 999 })),
    EINSTELLUNGEN,
  );
};
beforeEach(empty);

/** Two families; all they do and pay may come in any order, and more than once. */
const FAMILIEN = [kontakt.email, 'tom@anderswo.example'];
const familie = fc.constantFrom(...FAMILIEN);
const cents = fc.constantFrom(350, 850, 550, 1700, 1, 99_999);
const schritt = fc.oneof(
  fc.record({
    was: fc.constant('buchen' as const),
    familie,
    kind: fc.constantFrom('Eva', 'Max'),
    event: fc.constantFrom(1, 2, 3),
  }),
  fc.record({ was: fc.constant('absagen' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('ausfall' as const), event: fc.constantFrom(1, 2, 3) }),
  fc.record({
    was: fc.constant('ueberweisen' as const),
    nummer: fc.nat(9),
    betrag: cents,
    ohneNummer: fc.boolean(),
    ref: fc.boolean(),
  }),
  fc.record({ was: fc.constant('nochmal' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('bar' as const), nummer: fc.nat(9), betrag: cents, zweimal: fc.boolean() }),
  fc.record({ was: fc.constant('karte' as const), nummer: fc.nat(9), betrag: cents }),
  fc.record({ was: fc.constant('erstatten' as const), nummer: fc.nat(9), betrag: cents, auszug: fc.boolean() }),
  fc.record({ was: fc.constant('zuordnen' as const), nummer: fc.nat(9), umsatz: fc.nat(9) }),
  fc.record({ was: fc.constant('loesen' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('ermaessigen' as const), nummer: fc.nat(9), betrag: cents, pass: fc.boolean() }),
);
type Schritt = typeof schritt extends fc.Arbitrary<infer Wert> ? Wert : never;

/** What a careful person would have written down beside it. */
interface Zettel {
  auszuege: Umsatz[];
  bar: number;
  karte: number;
  erstattet: number;
}

const pick = <Eines>(liste: readonly Eines[], nummer: number): Eines | undefined =>
  liste[nummer % Math.max(1, liste.length)];
const tryTo = async (vorgang: Parameters<typeof runKassenvorgang>[1]) => {
  try {
    await runKassenvorgang(db(), vorgang, umstaende);
    return true;
  } catch {
    return false;
  }
};

async function take(eines: Schritt, zettel: Zettel, nr: number): Promise<void> {
  const zahlungen = createZahlungRepository(db());
  const konten = await zahlungen.listKonten();
  const konto = 'nummer' in eines ? pick(konten, eines.nummer) : undefined;
  const read = (umsatz: Umsatz) => importUmsaetze(db(), [umsatz], 'Test');
  switch (eines.was) {
    case 'buchen': {
      const anmeldung = buildAnmeldung(
        { [eines.kind]: [eines.event] },
        { kontakt: { ...kontakt, email: eines.familie } },
      );
      if ((await send(anmeldung)).status !== 201) return;
      await confirm(db(), await readBitte(api(), eines.familie), saison, new Date());
      return;
    }
    case 'absagen': {
      const belegt = await db()
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['k.id', 't.veranstaltung_id', 'b.token_hash', 'b.email'])
        .where('t.storniert', 'is', null)
        .orderBy('b.id')
        .execute();
      const platz = pick(belegt, eines.nummer);
      const token = platz && (await readBitte(api(), platz.email));
      if (platz && token)
        await cancel(db(), { token, kind: platz.id, veranstaltung: platz.veranstaltung_id }, saison, new Date());
      return;
    }
    case 'ausfall': {
      const befehl = createFerienaenderung(saison, new Date());
      await db()
        .transaction()
        .execute(async (trx) => {
          const eingabe = {
            id: eines.event,
            was: 'absagen' as const,
            grund: 'Regen',
            teilnehmer_max: null,
            route: '',
            firma: '',
          };
          const pruefung = await befehl.check(trx, eingabe);
          if ('fund' in pruefung) await befehl.perform(trx, eingabe, pruefung.fund);
        });
      return;
    }
    case 'ueberweisen': {
      const umsatz: Umsatz = {
        tag: inTagen(0),
        betrag: eines.betrag as Cents,
        name: 'Ada Muster',
        iban: '',
        zweck: eines.ohneNummer || !konto ? `Ferien ${nr}` : konto.referenz,
        bankreferenz: eines.ref ? `B${nr}` : null,
      };
      // Equal lines of which one has no number of the bank cannot be told apart from a replay: banks give one, or the purpose differs.
      const isAlike = (alt: Umsatz) =>
        alt.zweck === umsatz.zweck && alt.betrag === umsatz.betrag && (!eines.ref || alt.bankreferenz === null);
      if (zettel.auszuege.some(isAlike)) return;
      await read(umsatz);
      zettel.auszuege.push(umsatz);
      return;
    }
    case 'nochmal': {
      const alt = pick(zettel.auszuege, eines.nummer);
      if (alt) expect(await read(alt)).toMatchObject({ neu: 0, bekannt: 1 });
      return;
    }
    case 'bar': {
      if (!konto) return;
      const beleg = `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;
      const vorgang = {
        vorgang: 'zahlung' as const,
        referenz: konto.referenz,
        art: 'bar' as const,
        betrag: eines.betrag / 100,
        notiz: '',
        beleg,
        route: '',
        firma: '',
      };
      for (let mal = 0; mal < (eines.zweimal ? 2 : 1); mal += 1) expect(await tryTo(vorgang)).toBe(true);
      zettel.bar += eines.betrag;
      return;
    }
    case 'karte': {
      if (!konto) return;
      const anbieter: Kartenanbieter = {
        start: async () => ({ beleg: '', adresse: '' }),
        read: async (beleg) => ({
          bezahlt: beleg !== 'tr_offen',
          betrag: eines.betrag as Cents,
          zweck: `Ferienprogramm ${konto.referenz}`,
        }),
      };
      for (const beleg of ['tr_offen', `tr_${nr}`, `tr_${nr}`]) await noteKarte(db(), anbieter, beleg);
      zettel.karte += eines.betrag;
      return;
    }
    case 'erstatten': {
      if (!konto) return;
      const betrag = Math.min(eines.betrag, Math.max(1, -konto.offen));
      const beleg = `00000000-0000-4000-9000-${String(nr).padStart(12, '0')}`;
      const ging = await tryTo({
        vorgang: 'zahlung',
        referenz: konto.referenz,
        art: 'erstattung',
        betrag: betrag / 100,
        notiz: '',
        beleg,
        route: '',
        firma: '',
      });
      // Nothing goes back that was not paid too much.
      expect(ging).toBe(konto.offen <= -betrag);
      if (!ging) return;
      zettel.erstattet += betrag;
      if (!eines.auszug) return;
      const umsatz = {
        tag: inTagen(0),
        betrag: -betrag as Cents,
        name: '',
        iban: '',
        zweck: `Erstattung ${konto.referenz}`,
        bankreferenz: `E${nr}`,
      };
      expect(await read(umsatz), 'the refund that was noted, and no second one').toMatchObject({ zugeordnet: 1 });
      zettel.auszuege.push(umsatz);
      zettel.erstattet -= betrag;
      return;
    }
    case 'zuordnen': {
      const offener = pick(await zahlungen.listOffeneUmsaetze(), eines.umsatz);
      if (konto && offener)
        await tryTo({ vorgang: 'zuordnen', umsatz: offener.id, referenz: konto.referenz, route: '', firma: '' });
      return;
    }
    case 'loesen': {
      const zahlung = konto && pick(await zahlungen.listZahlungen(konto.buchung_id), eines.nummer);
      if (zahlung) await tryTo({ vorgang: 'loesen', zahlung: zahlung.id, route: '', firma: '' });
      return;
    }
    case 'ermaessigen': {
      if (!konto) return;
      const rest = { referenz: konto.referenz, route: '', firma: '' };
      await tryTo(
        eines.pass
          ? { vorgang: 'sozialpass', ...rest }
          : { vorgang: 'ermaessigung', betrag: eines.betrag / 100, grund: 'Härtefall', ...rest },
      );
      return;
    }
  }
}

const sum = async (text: string) => (await sql<{ summe: number }>`${sql.raw(text)}`.execute(db())).rows[0]?.summe ?? 0;

async function check(zettel: Zettel): Promise<void> {
  const buchungen = await db()
    .selectFrom('ferien_buchungen')
    .select(['id', 'email'])
    .where('bestaetigt', 'is not', null)
    .execute();
  const konten = await createZahlungRepository(db()).listKonten();
  expect(konten.length).toBe(buchungen.length);
  for (const buchung of buchungen) {
    const { kosten } = await readForderung(db(), buchung, optionen);
    const stand = konten.find(({ buchung_id }) => buchung_id === buchung.id);
    expect(stand?.soll, 'the books say what is booked').toBe(kosten.gesamt);
    expect(stand?.offen).toBe((stand?.soll ?? 0) - (stand?.ist ?? 0));
  }
  const bank = zettel.auszuege.reduce((summe, { betrag }) => summe + betrag, 0);
  expect(await sum('select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze'), 'every line once').toBe(bank);
  const [offen, zugeordnet, gezahlt] = await Promise.all([
    sum(`select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze where stand = 'offen'`),
    sum(`select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze where stand = 'zugeordnet'`),
    sum('select coalesce(sum(betrag), 0)::int as summe from ferien_zahlungen where umsatz_id is not null'),
  ]);
  expect(gezahlt, 'a line pays what it is').toBe(zugeordnet);
  expect(offen + zugeordnet).toBe(bank);
  const ist = konten.reduce((summe, stand) => summe + stand.ist, 0);
  expect(ist, 'no euro twice, none lost').toBe(zugeordnet + zettel.bar + zettel.karte - zettel.erstattet);
}

it('property: whatever is booked, cancelled, paid and paid back in whatever order, no euro counts twice', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(schritt, { minLength: 6, maxLength: 18 }), async (schritte) => {
        const zettel: Zettel = { auszuege: [], bar: 0, karte: 0, erstattet: 0 };
        const vorher: Schritt[] = FAMILIEN.map((wer) => ({ was: 'buchen', familie: wer, kind: 'Eva', event: 1 }));
        for (const [nr, eines] of [...vorher, ...schritte].entries()) {
          await take(eines, zettel, nr);
          await check(zettel);
        }
      })
      .beforeEach(empty),
    { numRuns: 8 },
  );
}, 120_000);

it('two processes that read the same statement at the same moment read it once', async () => {
  await take(
    { was: 'buchen', familie: kontakt.email, kind: 'Eva', event: 1 },
    { auszuege: [], bar: 0, karte: 0, erstattet: 0 },
    0,
  );
  const [stand] = await createZahlungRepository(db()).listKonten();
  const umsatz: Umsatz = {
    tag: inTagen(0),
    betrag: 850 as Cents,
    name: '',
    iban: '',
    zweck: stand?.referenz ?? '',
    bankreferenz: null,
  };
  const ergebnisse = await Promise.all([1, 2, 3].map(() => importUmsaetze(db(), [umsatz], 'Test')));
  expect(ergebnisse.map(({ neu }) => neu).sort()).toEqual([0, 0, 1]);
  expect((await createZahlungRepository(db()).listKonten())[0]).toMatchObject({ soll: 850, ist: 850, offen: 0 });
  // Two of the same day in one file are two.
  expect(await importUmsaetze(db(), [umsatz, umsatz], 'Test')).toMatchObject({ neu: 1, bekannt: 1 });
  await expect(
    importUmsaetze(
      db(),
      [
        { ...umsatz, bankreferenz: 'X', betrag: 1 as Cents },
        { ...umsatz, bankreferenz: 'X' },
      ],
      'Test',
    ),
  ).rejects.toThrow();
  await importUmsaetze(
    db(),
    [
      { ...umsatz, bankreferenz: 'Y' },
      { ...umsatz, bankreferenz: 'Z' },
    ],
    'Test',
  );
  await expect(
    importUmsaetze(db(), [{ ...umsatz, bankreferenz: 'Y', betrag: 9850 as Cents }], 'Test'),
  ).rejects.toMatchObject({
    felder: [{ meldung: expect.stringContaining('steht schon mit 8,50') }],
  });
  expect((await createZahlungRepository(db()).listKonten())[0]).toMatchObject({ ist: 1700, offen: -850 });
});
