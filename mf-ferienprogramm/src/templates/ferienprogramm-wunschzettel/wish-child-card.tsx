import { WISHES_MAX } from '@gm/shared/areas/ferienprogramm/draw/lot-limits';
import type { WishChild } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { formatPeriod } from '@gm/shared/format/period';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId } from 'react';
import { Ranking } from '../../wishes/ranking.tsx';
import styles from './ferienprogramm-wunschzettel.module.css';

interface CardProps {
  child: WishChild;
  /** Error message of its group. */
  message: string | undefined;
  onChange: (part: Partial<WishChild>) => void;
}

/** A child's wishes in order, the maximum number of places, and its group. */
export function WishChildCard({ child, message, onChange }: CardProps) {
  const id = useId();
  const {
    vorname: firstName,
    losnummer: lotNumber,
    wuensche: wishes,
    moeglich: possible,
    hoechstens: atMost,
    gruppe: group,
    gruppe_kinder,
  } = child;
  const all = [...wishes, ...possible];
  const rank = (ids: readonly number[]) =>
    onChange({
      wuensche: ids.flatMap((one) => all.find((termin) => termin.id === one) ?? []),
      moeglich: all.filter((termin) => !ids.includes(termin.id)),
    });
  return (
    <section className={styles.child} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{firstName}</h3>
      <p>
        Losnummer {lotNumber}. Mit ihr finden Sie {firstName} nach der Verlosung wieder; außer Ihnen kennt sie niemand.
      </p>
      {wishes.length === 0 && <p>Ohne Wunsch nimmt {firstName} nicht teil.</p>}
      <Ranking forWhom={firstName} wishes={wishes} onChange={rank} />
      {wishes.length < WISHES_MAX && possible.length > 0 && (
        <Field id={`${id}-dazu`} label="Wunsch hinzufügen" message={undefined}>
          <select
            id={`${id}-dazu`}
            className={input.input}
            value=""
            onChange={({ target }) => rank([...wishes.map((wish) => wish.id), Number(target.value)])}
          >
            <option value="">Bitte wählen</option>
            {possible.map((termin) => (
              <option key={termin.id} value={termin.id}>
                {termin.titel}, {formatPeriod(termin)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field id={`${id}-plaetze`} label={`Höchstens so viele Plätze für ${firstName}`} required message={undefined}>
        <select
          id={`${id}-plaetze`}
          className={joinClasses(input.input, input.short)}
          value={atMost}
          onChange={({ target }) => onChange({ hoechstens: Number(target.value) })}
        >
          {Array.from({ length: WISHES_MAX }, (_, i) => (
            <option key={i + 1}>{i + 1}</option>
          ))}
        </select>
      </Field>
      <Field
        id={`${id}-gruppe`}
        label="Gruppencode"
        hint={
          gruppe_kinder > 1
            ? `${gruppe_kinder} Kinder haben diesen Code.`
            : 'Leer lassen, wenn das Kind allein verlost werden soll.'
        }
        message={message}
      >
        <input
          id={`${id}-gruppe`}
          className={joinClasses(input.input, input.short)}
          value={group ?? ''}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={message ? true : undefined}
          aria-describedby={[`${id}-gruppe-hinweis`, message && `${id}-gruppe-fehler`].filter(Boolean).join(' ')}
          onChange={({ target }) => onChange({ gruppe: target.value || null, gruppe_kinder: 0 })}
        />
      </Field>
    </section>
  );
}

/** A child's wishes and the places it got. */
export function LotPlaces({
  child: { vorname: firstName, losnummer: lotNumber, wuensche: wishes, plaetze: places },
}: {
  child: WishChild;
}) {
  const bekommen = places && wishes.filter(({ id }) => places.includes(id));
  return (
    <section className={styles.child} aria-label={firstName}>
      <h3>
        {firstName}, Losnummer {lotNumber}
      </h3>
      {bekommen && (
        <p>
          {bekommen.length > 0
            ? `${firstName} hat bekommen: ${bekommen.map(({ titel: title }) => title).join(', ')}. Die Bestätigung ist per E-Mail unterwegs.`
            : `${firstName} hat leider keinen Platz bekommen.`}
        </p>
      )}
      <Ranking forWhom={firstName} wishes={wishes} />
    </section>
  );
}
