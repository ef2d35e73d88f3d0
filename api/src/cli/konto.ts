/** `npm run konto -- …`: accounts of staff and council. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@gm/shared/fehler/app-error';
import { MAIL_ADDRESS } from '@gm/shared/regeln/mail-address';
import { z } from 'zod';
import { migrations } from '../bereiche.ts';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { migrate } from '../kern/daten/migrate.ts';
import { openDatabase } from '../kern/daten/open-database.ts';
import { importKonten } from '../kern/konten/import-konten.ts';
import { createKontenverwaltung } from '../kern/konten/manage-konten.ts';
import { type Kontozeile, readKontenliste } from '../kern/konten/read-kontenliste.ts';
import { runCommand } from './run-command.ts';

const HILFE = `Aufruf: npm run konto -- <Vorgang> [--art intern|rat] --email …

  liste
  anlegen         --vorname … --nachname … [--rollen redaktion,admin] [--person Nummer]   schickt eine Einladung
  sperren, entsperren
  rollen          --rollen redaktion,admin     ohne Angabe: keine
  passwort        schickt einen Link für ein neues Passwort
  zweiter-faktor  [--aus]                      zeigt den Schlüssel für die App
  import Datei    legt alle Konten einer CSV-Liste an (vorname;nachname;email;art;rollen;person) und lädt sie ein`;

/** Every other one is about one account. */
const OHNE_ADRESSE = ['liste', 'import'];

const text = { type: 'string' } as const;
const optionenSchema = z.object({
  art: z.enum(['intern', 'rat'], 'Die Art ist „intern“ oder „rat“.').default('intern'),
  email: z.email({ pattern: MAIL_ADDRESS, error: 'Bitte nennen Sie mit --email eine gültige E-Mail-Adresse.' }),
  vorname: z.string().default(''),
  nachname: z.string().default(''),
  rollen: z
    .string()
    .default('')
    .transform((liste) => liste.split(',').filter(Boolean))
    .pipe(z.array(z.enum(['redaktion', 'admin'], 'Rollen sind „redaktion“ und „admin“.'))),
  person: z.coerce.number('Die Person wird mit ihrer Nummer genannt.').int().positive().optional(),
  aus: z.boolean().default(false),
});

/** The lines of a list; throws an error that names every faulty one. */
async function readKontendatei(datei: string | undefined): Promise<Kontozeile[]> {
  if (!datei) throw new AppError('eingabe_ungueltig', HILFE);
  // npm changes the folder: what was typed counts from where one was.
  const pfad = resolve(process.env.INIT_CWD ?? '', datei);
  const zeilen = readKontenliste(
    await readFile(pfad).catch((cause: unknown) => {
      throw new AppError('eingabe_ungueltig', `Die Datei ${pfad} ist nicht lesbar.`, { cause });
    }),
  );
  const fehler = zeilen.flatMap(({ zeile, fehler }) => fehler.map((meldung) => `Zeile ${zeile}: ${meldung}`));
  if (fehler.length > 0) throw new AppError('eingabe_ungueltig', [...fehler, 'Es wurde niemand angelegt.'].join('\n'));
  return zeilen;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      art: text,
      email: text,
      vorname: text,
      nachname: text,
      rollen: text,
      person: text,
      aus: { type: 'boolean' },
    },
  });
  const [vorgang, datei] = positionals;
  const config = readConfig();
  const gelesen = optionenSchema.safeParse(
    OHNE_ADRESSE.includes(vorgang ?? '') ? { ...values, email: 'a@b.example' } : values,
  );
  if (!vorgang || !gelesen.success) {
    const fehler = gelesen.success ? [] : gelesen.error.issues.map(({ message }) => message);
    throw new AppError('eingabe_ungueltig', [...fehler, HILFE].join('\n'));
  }
  const { art, email, vorname, nachname, rollen, person, aus } = gelesen.data;
  const zeilen = vorgang === 'import' ? await readKontendatei(datei) : [];
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db, migrations);
    const verwaltung = createKontenverwaltung(db, config);
    if (vorgang === 'liste') {
      for (const konto of await verwaltung.list()) {
        const merkmale = [...konto.rollen, konto.gesperrt && 'gesperrt', konto.totp_geheimnis && 'zweiter Faktor'];
        console.log(
          [konto.art, konto.email, `${konto.vorname} ${konto.nachname}`, ...merkmale].filter(Boolean).join('  '),
        );
      }
    } else if (vorgang === 'anlegen') {
      if (!vorname || !nachname) throw new AppError('eingabe_ungueltig', 'Bitte nennen Sie Vor- und Nachnamen.');
      await verwaltung.create({ art, email, vorname, nachname, rollen, person_id: person ?? null });
      console.log(`Angelegt. Die Einladung geht an ${email}, sobald die Website läuft.`);
    } else if (vorgang === 'import') {
      const angelegt = await db.transaction().execute((trx) => importKonten(trx, zeilen, config));
      console.log(`Neue Konten: ${angelegt}. Schon vorhanden: ${zeilen.length - angelegt}.`);
      if (angelegt > 0) console.log('Die Einladungen gehen hinaus, sobald die Website läuft.');
    } else if (vorgang === 'sperren' || vorgang === 'entsperren') {
      await verwaltung.setGesperrt(art, email, vorgang === 'sperren');
      console.log(vorgang === 'sperren' ? 'Gesperrt.' : 'Entsperrt.');
    } else if (vorgang === 'rollen') {
      await verwaltung.setRollen(art, email, rollen);
      console.log(rollen.length > 0 ? `Rollen: ${rollen.join(', ')}` : 'Keine besonderen Rollen mehr.');
    } else if (vorgang === 'passwort') {
      await verwaltung.sendLink(art, email);
      console.log(`Der Link geht an ${email}, sobald die Website läuft.`);
    } else if (vorgang === 'zweiter-faktor') {
      const link = await verwaltung.setZweitenFaktor(art, email, !aus);
      console.log(link ?? 'Der zweite Faktor ist abgeschaltet.');
    } else {
      throw new AppError('eingabe_ungueltig', HILFE);
    }
  } finally {
    await close();
  }
}

await runCommand(run);
