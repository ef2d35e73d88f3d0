import type { Mark } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { TakeAway } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import { formatCount } from '@gm/shared/format/count';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import input from '@gm/shared/forms/fields/input.module.css';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { readState } from '../../attendance/list.ts';
import styles from './ferienprogramm-vor-ort.module.css';

const STATES = [
  ['da', 'Da'],
  ['fehlt', 'Nicht da'],
  ['abgeholt', 'Abgeholt'],
] as const;

type ChildProps = ReturnType<typeof readState> &
  Pick<TakeAway, 'fragen'> & {
    kind: TakeAway['kinder'][number];
    mark(was: Pick<Mark, 'kind' | 'feld' | 'wert'>): void;
  };

/** A child with the most important details and three large buttons. A second press undoes a mark. */
export function Child({
  kind: { id, name, alter: age, angaben: details },
  fragen: questions,
  stand: state,
  seit: since,
  notiz: note,
  andere: other,
  mark,
}: ChildProps) {
  const title = `kind-${id}`;
  return (
    <li className={styles.child} data-stand={state}>
      <h3 id={title} className={styles.name}>
        {name} <span className={styles.age}>{formatCount(age, 'Jahr', 'Jahre')}</span>
      </h3>
      {questions.length > 0 && (
        <dl className={styles.facts}>
          {questions.map((field) => (
            <div key={field}>
              <dt>{QUESTIONS[field].spalte}</dt>
              <dd>
                {field === 'notfall' && details.notfall ? (
                  <a className={styles.call} href={toTelHref(details.notfall)}>
                    {details.notfall}
                  </a>
                ) : (
                  (details[field] ?? 'nicht angegeben')
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the child's heading is the legend */}
      <div role="group" aria-labelledby={title} className={styles.buttons}>
        {STATES.map(([value, text]) => (
          <button
            key={value}
            type="button"
            className={styles.button}
            aria-pressed={state === value}
            onClick={() => mark({ kind: id, feld: 'stand', wert: state === value ? '' : value })}
          >
            {text}
          </button>
        ))}
      </div>
      {state !== '' && (
        <p className={styles.since}>
          {STATES.find(([value]) => value === state)?.[1]} seit {readBerlinTime(new Date(since)).uhrzeit} Uhr
        </p>
      )}
      {other.map((text) => (
        <p key={text} className={styles.others}>
          Notiz eines anderen Geräts: {text}
        </p>
      ))}
      <label className={styles.note}>
        Notiz
        <textarea
          className={input.input}
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => mark({ kind: id, feld: 'notiz', wert: target.value })}
        />
      </label>
    </li>
  );
}
