import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { Field, FieldGroup } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { OptionsList } from '@gm/shared/forms/fields/options-list';
import type { FieldError } from '@gm/shared/schemas/form';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId } from 'react';
import type { AbfallOffer } from '../../abfall/abfall-offer.ts';
import { ABFALLERINNERUNG_FIELDS as LABEL } from '../../abfall/abfallerinnerung-fields.ts';
import { listKinds, listStreets } from '../../abfall/list-offer.ts';
import styles from './abfallerinnerung-verwalten.module.css';

interface ChangeProps {
  offer: AbfallOffer;
  strasse: string;
  kinds: readonly string[];
  error: readonly FieldError[];
}

/** Fields for street and types, inside the page's form. */
export function Change({ offer, strasse: street, kinds, error }: ChangeProps) {
  const id = useId();
  const messageToo = (field: string) => error.find((entry) => entry.feld === field)?.meldung;
  const attribute = (field: string) => ({
    'aria-invalid': messageToo(field) ? true : undefined,
    'aria-describedby': messageToo(field) ? `${id}-${field}-fehler` : undefined,
  });
  return (
    <>
      <h2>Erinnerung ändern</h2>
      <Field id={`${id}-strasse`} label={LABEL.strasse} required message={messageToo('strasse')}>
        <select
          id={`${id}-strasse`}
          name="strasse"
          className={joinClasses(input.input, input.medium)}
          defaultValue={street}
          autoComplete="off"
          {...attribute('strasse')}
        >
          <option value="">Bitte wählen</option>
          <OptionsList options={listStreets(offer)} />
        </select>
      </Field>
      <FieldGroup id={`${id}-arten`} label={LABEL.arten} required message={messageToo('arten')}>
        <div className={styles.kinds}>
          {listKinds(offer).map(({ wert: value, text }) => (
            <label key={value} className={joinClasses(tile.choice, tile.tile)}>
              <input
                type="checkbox"
                name="arten"
                value={value}
                defaultChecked={kinds.includes(value)}
                {...attribute('arten')}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <div>
        <Button type="submit">Änderung speichern</Button>
      </div>
    </>
  );
}
