import { FRAGEN_NAMEN, type Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import type { Seite } from '@gm/shared/vertrag';
import { Kaestchen } from '../vorgang/kaestchen.tsx';
import { VorgangFormular } from '../vorgang/vorgang-formular.tsx';

interface FragenwahlProps {
  seite: Seite;
  template: string;
  fest: Record<string, string> & { vorgang: 'fragen' };
  fragen: readonly Frage[];
}

/** What an event asks families: what nobody needs is not asked. */
export function Fragenwahl({ fragen, ...form }: FragenwahlProps) {
  return (
    <VorgangFormular {...form} absenden="Fragen speichern" variant="secondary">
      <Kaestchen
        {...form}
        type="checkbox"
        legend="Das fragen wir die Familien nach der Buchung"
        hint="Bitte nur, was Sie für diese Veranstaltung wirklich brauchen."
        auswahl={FRAGEN_NAMEN.map((name) => ({
          name,
          wert: 'on',
          text: FRAGEN[name].frage.replace('Ihr Kind', 'das Kind'),
          gewaehlt: fragen.includes(name),
        }))}
      />
    </VorgangFormular>
  );
}
