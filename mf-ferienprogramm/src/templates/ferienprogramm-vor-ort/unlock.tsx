import sheet from '@gm/shared/detail/work-sheet.module.css';
import { useEffect, useRef } from 'react';
import { ATTEMPTS, type Open, openList } from '../../attendance/safe.ts';
import { CodeForm } from './code-form.tsx';

interface UnlockProps {
  name: string;
  titel: string;
  termin: string;
  /** Just closed: the button that had the focus is removed. */
  justClosed: boolean;
  open(open: Open): void;
  end(why: string): void;
}

/** A locked list on this device. */
export function Unlock({ name, titel: title, termin, justClosed, open, end }: UnlockProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justClosed) heading.current?.focus();
  }, [justClosed]);

  async function tryCode(code: string): Promise<string | null> {
    if (code === '') return 'Bitte geben Sie den Code ein.';
    const result = await openList(name, code);
    if (result === null) return 'Diese Liste ist schon in einem anderen Fenster offen. Bitte schließen Sie es zuerst.';
    if (typeof result === 'object') {
      open(result);
      return null;
    }
    if (result > 0) {
      const noch = result === 1 ? 'Sie haben noch einen Versuch' : `Sie haben noch ${result} Versuche`;
      return `Dieser Code ist falsch. ${noch}, dann wird die Liste von diesem Gerät gelöscht.`;
    }
    end(
      `Die Liste „${title}“ wurde nach ${ATTEMPTS} falschen Codes von diesem Gerät gelöscht. Was schon übertragen war, ist nicht verloren: Sie können die Liste noch einmal mitnehmen.`,
    );
    return null;
  }
  return (
    <section className={sheet.sheet} aria-labelledby={`titel-${name}`}>
      <h2 id={`titel-${name}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{termin}</p>
      <CodeForm
        label="Code"
        hint="Den Sie sich beim Mitnehmen ausgedacht haben."
        submit="Liste öffnen"
        running="Die Liste wird geöffnet …"
        type="password"
        send={tryCode}
      />
    </section>
  );
}
