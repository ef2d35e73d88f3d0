import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId, useRef, useState } from 'react';
import styles from '../../vorgang/vorgang-formular.module.css';

interface CodeFormularProps {
  label: string;
  hint: string;
  absenden: string;
  laeuft: string;
  /** While it is chosen it is seen; later somebody may look over the shoulder. */
  type: 'text' | 'password';
  /** Gives what is wrong with it. */
  send(code: string): Promise<string | null>;
}

/** One field for a code. */
export function CodeFormular({ label, hint, absenden, laeuft, type, send }: CodeFormularProps) {
  const id = useId();
  const feld = useRef<HTMLInputElement>(null);
  const [meldung, setMeldung] = useState<string | null>(null);
  const [beschaeftigt, setBeschaeftigt] = useState(false);

  async function submit(): Promise<void> {
    if (beschaeftigt) return;
    setBeschaeftigt(true);
    const falsch = await send(feld.current?.value.trim() ?? '');
    setBeschaeftigt(false);
    setMeldung(falsch);
    if (falsch) feld.current?.focus();
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Feld id={id} label={label} required hint={hint} meldung={meldung ?? undefined}>
        <input
          ref={feld}
          id={id}
          type={type}
          className={joinClasses(eingabe.eingabe, eingabe.mittel)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          aria-required
          aria-invalid={meldung ? true : undefined}
          aria-describedby={[`${id}-hinweis`, meldung && `${id}-fehler`].filter(Boolean).join(' ')}
        />
      </Feld>
      <div>
        <Button type="submit" aria-disabled={beschaeftigt}>
          {beschaeftigt ? laeuft : absenden}
        </Button>
      </div>
    </form>
  );
}
