import { LinkButton } from '@gm/shared/ui/link-button';
import { Reaching } from './reaching.tsx';
import type { Unit } from './unit-fields.ts';

/** Contact data and contact persons of a unit. */
export function UnitReaching({ einheit: unit }: { einheit: Unit }) {
  const { anschriften: postalAddresses, telefon: phone, email, ansprechpartnerURL } = unit;
  return (
    <>
      <Reaching anschriften={postalAddresses} telefon={phone} email={email} />
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
