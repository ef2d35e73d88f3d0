import type { Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import type { Seite } from '@gm/shared/vertrag';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { Kaestchen } from '../../vorgang/kaestchen.tsx';
import { VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

interface KindangabenProps {
  kind: Familie['kinder'][number];
  token: string;
  seite: Seite;
}

/** What the child's events ask, and nothing else; a plain form. */
export function Kindangaben({ kind: { id, vorname, fragen }, token, seite }: KindangabenProps) {
  if (fragen.length === 0) return null;
  const form = {
    seite,
    template: 'ferienprogramm-familie',
    fest: { vorgang: 'angaben', kind: String(id), token },
  };
  const veranstaltungen = [...new Set(fragen.flatMap((frage) => frage.veranstaltungen))];
  return (
    <VorgangFormular
      {...form}
      absenden="Angaben speichern"
      wozu={vorname}
      {...(fragen.every(({ antwort }) => antwort) ? { variant: 'secondary' as const } : {})}
    >
      <h3>Angaben zu {vorname}</h3>
      <p>
        Der Veranstalter braucht sie für {veranstaltungen.map((titel) => `„${titel}“`).join(', ')}. Wir löschen sie mit
        der Buchung.
      </p>
      {fragen.map(({ feld, antwort }) => {
        const { frage, hinweis } = FRAGEN[feld];
        if (feld === 'schwimmen' || feld === 'heimweg') {
          return (
            <Kaestchen
              key={feld}
              {...form}
              type="radio"
              legend={frage}
              required
              auswahl={['ja', 'nein'].map((wert) => ({
                name: feld,
                wert,
                text: wert === 'ja' ? 'Ja' : 'Nein',
                gewaehlt: antwort === wert,
              }))}
            />
          );
        }
        return (
          <Eingabefeld
            key={feld}
            {...form}
            name={feld}
            label={frage}
            required
            vorgabe={antwort}
            {...(hinweis ? { hint: hinweis } : {})}
            {...(feld === 'notfall' ? { inputMode: 'tel' as const } : {})}
          />
        );
      })}
    </VorgangFormular>
  );
}
