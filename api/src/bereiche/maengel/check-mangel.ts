import type { Mangel } from '@gm/shared/bereiche/maengel/mangel';
import { isInside, measureFromMiddle } from '@gm/shared/bereiche/maengel/plan';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { NUR_ANGEBOTENES } from '../../kern/formulare/read-blockoptionen.ts';
import type { Maengelstammdaten } from './inhalt.ts';

/** What only the settings of the municipality know of a new report; each fault at its field. */
export function checkMangel(stammdaten: Maengelstammdaten | null, eingabe: Mangel): FeldFehler[] {
  const { breitengrad, laengengrad } = eingabe;
  const art = stammdaten?.arten.find(({ name }) => name === eingabe.art);
  const fehler: FeldFehler[] = [];
  if (stammdaten && !art) fehler.push({ feld: 'art', meldung: NUR_ANGEBOTENES });
  if (art?.beschreiben && !eingabe.beschreibung) {
    fehler.push({ feld: 'beschreibung', meldung: 'Bitte beschreiben Sie in ein paar Worten, was Sie melden möchten.' });
  }
  const plan = stammdaten?.plan;
  if (plan && breitengrad !== null && laengengrad !== null && !isInside(plan, { breitengrad, laengengrad })) {
    const kilometer = Math.round(measureFromMiddle(plan, { breitengrad, laengengrad }) / 1000);
    const meldung = `Diese Stelle liegt nicht in unserer Gemeinde, sondern rund ${kilometer.toLocaleString('de-DE')} Kilometer entfernt. Bitte zeigen Sie die Stelle im Plan, oder schreiben Sie die Straße.`;
    fehler.push({ feld: 'breitengrad', meldung });
  }
  return fehler;
}
