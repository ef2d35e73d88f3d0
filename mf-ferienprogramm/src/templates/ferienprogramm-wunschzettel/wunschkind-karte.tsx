import { WUENSCHE_MAX } from '@gm/shared/bereiche/ferienprogramm/verlosung/losgrenzen';
import type { Wunschkind } from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId } from 'react';
import { Rangliste } from '../../wuensche/rangliste.tsx';
import styles from './ferienprogramm-wunschzettel.module.css';

interface KarteProps {
  kind: Wunschkind;
  /** What is wrong with its group. */
  meldung: string | undefined;
  onChange: (teil: Partial<Wunschkind>) => void;
}

/** One child: its wishes in their order, how many places it may get, and with whom. */
export function WunschkindKarte({ kind, meldung, onChange }: KarteProps) {
  const id = useId();
  const { vorname, losnummer, wuensche, moeglich, hoechstens, gruppe, gruppe_kinder } = kind;
  const alle = [...wuensche, ...moeglich];
  const rank = (ids: readonly number[]) =>
    onChange({
      wuensche: ids.flatMap((eine) => alle.find((termin) => termin.id === eine) ?? []),
      moeglich: alle.filter((termin) => !ids.includes(termin.id)),
    });
  return (
    <section className={styles.kind} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{vorname}</h3>
      <p>
        Losnummer {losnummer}. Mit ihr finden Sie {vorname} nach der Verlosung wieder; außer Ihnen kennt sie niemand.
      </p>
      {wuensche.length === 0 && <p>Ohne Wunsch nimmt {vorname} nicht teil.</p>}
      <Rangliste fuer={vorname} wuensche={wuensche} onChange={rank} />
      {wuensche.length < WUENSCHE_MAX && moeglich.length > 0 && (
        <Feld id={`${id}-dazu`} label="Wunsch hinzufügen" meldung={undefined}>
          <select
            id={`${id}-dazu`}
            className={eingabe.eingabe}
            value=""
            onChange={({ target }) => rank([...wuensche.map((wunsch) => wunsch.id), Number(target.value)])}
          >
            <option value="">Bitte wählen</option>
            {moeglich.map((termin) => (
              <option key={termin.id} value={termin.id}>
                {termin.titel}, {formatZeitraum(termin)}
              </option>
            ))}
          </select>
        </Feld>
      )}
      <Feld id={`${id}-plaetze`} label={`Höchstens so viele Plätze für ${vorname}`} required meldung={undefined}>
        <select
          id={`${id}-plaetze`}
          className={joinClasses(eingabe.eingabe, eingabe.kurz)}
          value={hoechstens}
          onChange={({ target }) => onChange({ hoechstens: Number(target.value) })}
        >
          {Array.from({ length: WUENSCHE_MAX }, (_, i) => (
            <option key={i + 1}>{i + 1}</option>
          ))}
        </select>
      </Feld>
      <Feld
        id={`${id}-gruppe`}
        label="Gruppencode"
        hint={
          gruppe_kinder > 1
            ? `${gruppe_kinder} Kinder haben diesen Code.`
            : 'Leer lassen, wenn das Kind allein verlost werden soll.'
        }
        meldung={meldung}
      >
        <input
          id={`${id}-gruppe`}
          className={joinClasses(eingabe.eingabe, eingabe.kurz)}
          value={gruppe ?? ''}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={meldung ? true : undefined}
          aria-describedby={[`${id}-gruppe-hinweis`, meldung && `${id}-gruppe-fehler`].filter(Boolean).join(' ')}
          onChange={({ target }) => onChange({ gruppe: target.value || null, gruppe_kinder: 0 })}
        />
      </Feld>
    </section>
  );
}

/** What a child wished, and what it got. */
export function Losplaetze({ kind: { vorname, losnummer, wuensche, plaetze } }: { kind: Wunschkind }) {
  const bekommen = plaetze && wuensche.filter(({ id }) => plaetze.includes(id));
  return (
    <section className={styles.kind} aria-label={vorname}>
      <h3>
        {vorname}, Losnummer {losnummer}
      </h3>
      {bekommen && (
        <p>
          {bekommen.length > 0
            ? `${vorname} hat bekommen: ${bekommen.map(({ titel }) => titel).join(', ')}. Die Bestätigung ist per E-Mail unterwegs.`
            : `${vorname} hat leider keinen Platz bekommen.`}
        </p>
      )}
      <Rangliste fuer={vorname} wuensche={wuensche} />
    </section>
  );
}
