import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { useEffect, useRef } from 'react';
import { type Offen, openListe, VERSUCHE } from '../../vor-ort/tresor.ts';
import { CodeFormular } from './code-formular.tsx';

interface AufschliessenProps {
  name: string;
  titel: string;
  termin: string;
  /** It was open until now: its button with the focus is gone. */
  geradeZu: boolean;
  open(offen: Offen): void;
  end(warum: string): void;
}

/** A list on this device, closed. */
export function Aufschliessen({ name, titel, termin, geradeZu, open, end }: AufschliessenProps) {
  const ueberschrift = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (geradeZu) ueberschrift.current?.focus();
  }, [geradeZu]);

  async function tryCode(code: string): Promise<string | null> {
    if (code === '') return 'Bitte geben Sie den Code ein.';
    const ergebnis = await openListe(name, code);
    if (ergebnis === null)
      return 'Diese Liste ist schon in einem anderen Fenster offen. Bitte schließen Sie es zuerst.';
    if (typeof ergebnis === 'object') {
      open(ergebnis);
      return null;
    }
    if (ergebnis > 0) {
      const noch = ergebnis === 1 ? 'Sie haben noch einen Versuch' : `Sie haben noch ${ergebnis} Versuche`;
      return `Dieser Code ist falsch. ${noch}, dann wird die Liste von diesem Gerät gelöscht.`;
    }
    end(
      `Die Liste „${titel}“ wurde nach ${VERSUCHE} falschen Codes von diesem Gerät gelöscht. Was schon übertragen war, ist nicht verloren: Sie können die Liste noch einmal mitnehmen.`,
    );
    return null;
  }
  return (
    <section className={blatt.blatt} aria-labelledby={`titel-${name}`}>
      <h2 id={`titel-${name}`} ref={ueberschrift} tabIndex={-1}>
        {titel}
      </h2>
      <p>{termin}</p>
      <CodeFormular
        label="Code"
        hint="Den Sie sich beim Mitnehmen ausgedacht haben."
        absenden="Liste öffnen"
        laeuft="Die Liste wird geöffnet …"
        type="password"
        send={tryCode}
      />
    </section>
  );
}
