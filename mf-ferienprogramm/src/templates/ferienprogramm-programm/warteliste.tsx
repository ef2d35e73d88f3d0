import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { countFreePlaetze, hasBegun, hasSuitableAge } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { Button } from '@gm/shared/ui/button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import styles from './warteliste.module.css';
import { isWaiting, WartelisteFormular } from './warteliste-formular.tsx';

/** Its place on the page. */
export const WARTELISTE = 'warteliste';

interface WartelisteProps {
  options: AnmeldungOptionen;
  seite: Seite;
  programm: readonly Ferienveranstaltung[];
  jetzt: Date;
}

/** Full events that would suit a child of this session; a place may be given back. Nothing when there are none. */
export function Warteliste({ options, seite, programm, jetzt }: WartelisteProps) {
  const { kinder, vorgemerkt } = useAnmeldung();
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const eintraege = programm
    .filter((veranstaltung) => countFreePlaetze(veranstaltung) === 0 && !hasBegun(veranstaltung, jetzt))
    .map((veranstaltung) => ({
      veranstaltung,
      passende: kinder.filter(({ geburtstag }) => hasSuitableAge(geburtstag, veranstaltung)),
    }))
    .filter(({ passende }) => passende.length > 0);
  if (eintraege.length === 0) return null;
  return (
    <details
      id={WARTELISTE}
      className={styles.warteliste}
      open={eintraege.some(({ veranstaltung }) => veranstaltung.id === vorgemerkt)}
    >
      <summary>Ausgebuchte Veranstaltungen: auf die Warteliste setzen ({eintraege.length})</summary>
      <ul className={styles.liste}>
        {eintraege.map(({ veranstaltung, passende }) => (
          <li key={veranstaltung.id}>
            <a href={veranstaltung.detailURL} target="_blank" rel="noreferrer">
              {veranstaltung.titel}
              <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
            </a>
            <p>{formatZeitraum(veranstaltung)}</p>
            {gewaehlt === veranstaltung.id ? (
              <WartelisteFormular veranstaltung={veranstaltung} kinder={passende} options={options} seite={seite} />
            ) : passende.every((kind) => isWaiting(kind, veranstaltung)) ? (
              <p>Auf der Warteliste: {passende.map(({ vorname }) => vorname).join(', ')}</p>
            ) : (
              <Button variant="secondary" onClick={() => setGewaehlt(veranstaltung.id)}>
                Auf die Warteliste
                <VisuallyHidden>: {veranstaltung.titel}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
