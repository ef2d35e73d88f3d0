import { formatDatum } from '@gm/shared/format/datum';
import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { Gebucht } from '../../anmeldung/gebucht.tsx';
import { MailNochmal } from '../../anmeldung/mail-nochmal.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { Wunschdank } from '../../wuensche/wunschdank.tsx';
import { BuchungFormular, type GebuchteAnmeldung } from './buchung-formular.tsx';

const readToken = (link: string | null | undefined) => /[?&]token=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

/** Last step (requirement F-15): look at everything once more, agree, send. */
export default function FerienprogrammBestaetigen({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const [gebucht, setGebucht] = useState<GebuchteAnmeldung | null>(null);
  if (gebucht) {
    const { eingang, zahlung, email } = gebucht;
    if (options.vergabe === 'verlosung') return <Wunschdank email={email} bis={formatDatum(options.anmeldung_bis)} />;
    const { bestaetigen_bis: bis, status_link: link } = eingang;
    return (
      <Gebucht eingang={eingang} zahlung={zahlung}>
        {bis && <MailNochmal token={readToken(link)} email={email} bis={bis} seite={seite} />}
      </Gebucht>
    );
  }
  return (
    <SchrittRahmen schritt="bestaetigen" options={options} seite={seite} jetzt={jetzt}>
      <BuchungFormular options={options} seite={seite} jetzt={jetzt} onBooked={setGebucht} />
    </SchrittRahmen>
  );
}
