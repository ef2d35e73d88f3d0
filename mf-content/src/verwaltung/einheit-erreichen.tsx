import { LinkButton } from '@gm/shared/ui/link-button';
import type { Einheit } from './einheit-felder.ts';
import { Erreichen } from './erreichen.tsx';

/** How to reach a unit, and whom to speak to there. */
export function EinheitErreichen({ einheit }: { einheit: Einheit }) {
  const { anschriften, telefon, email, ansprechpartnerURL } = einheit;
  return (
    <>
      <Erreichen anschriften={anschriften} telefon={telefon} email={email} />
      {ansprechpartnerURL && (
        <p>
          <LinkButton href={ansprechpartnerURL} variant="secondary">
            Ansprechpartner*innen
          </LinkButton>
        </p>
      )}
    </>
  );
}
