import type { Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { Gebucht } from '../../anmeldung/gebucht.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { BuchungFormular } from './buchung-formular.tsx';

/** Last step (requirement F-15): look at everything once more, agree, send. */
export default function FerienprogrammBestaetigen({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const [gebucht, setGebucht] = useState<{ eingang: Partial<Buchungseingang>; zahlung: string } | null>(null);
  if (gebucht) return <Gebucht {...gebucht} />;
  return (
    <SchrittRahmen schritt="bestaetigen" options={options} seite={seite} jetzt={jetzt}>
      <BuchungFormular options={options} seite={seite} jetzt={jetzt} onBooked={setGebucht} />
    </SchrittRahmen>
  );
}
