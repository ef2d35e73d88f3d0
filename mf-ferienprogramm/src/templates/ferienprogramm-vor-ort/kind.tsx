import { FRAGEN } from '@gm/shared/bereiche/ferienprogramm/fragen';
import type { Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Mitnahme } from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import { toTelHref } from '@gm/shared/format/to-tel-href';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { readStand } from '../../vor-ort/liste.ts';
import styles from './ferienprogramm-vor-ort.module.css';

const STAENDE = [
  ['da', 'Da'],
  ['fehlt', 'Nicht da'],
  ['abgeholt', 'Abgeholt'],
] as const;

type KindProps = ReturnType<typeof readStand> &
  Pick<Mitnahme, 'fragen'> & {
    kind: Mitnahme['kinder'][number];
    mark(was: Pick<Vermerk, 'kind' | 'feld' | 'wert'>): void;
  };

/** One child: what is needed in a hurry, and three large buttons. A second press takes a mark back. */
export function Kind({ kind: { id, name, alter, angaben }, fragen, stand, seit, notiz, andere, mark }: KindProps) {
  const titel = `kind-${id}`;
  return (
    <li className={styles.kind} data-stand={stand}>
      <h3 id={titel} className={styles.name}>
        {name} <span className={styles.alter}>{alter} Jahre</span>
      </h3>
      {fragen.length > 0 && (
        <dl className={styles.angaben}>
          {fragen.map((feld) => (
            <div key={feld}>
              <dt>{FRAGEN[feld].spalte}</dt>
              <dd>
                {feld === 'notfall' && angaben.notfall ? (
                  <a className={styles.anruf} href={toTelHref(angaben.notfall)}>
                    {angaben.notfall}
                  </a>
                ) : (
                  (angaben[feld] ?? 'nicht angegeben')
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the child's heading is the legend */}
      <div role="group" aria-labelledby={titel} className={styles.knoepfe}>
        {STAENDE.map(([wert, text]) => (
          <button
            key={wert}
            type="button"
            className={styles.knopf}
            aria-pressed={stand === wert}
            onClick={() => mark({ kind: id, feld: 'stand', wert: stand === wert ? '' : wert })}
          >
            {text}
          </button>
        ))}
      </div>
      {stand !== '' && (
        <p className={styles.seit}>
          {STAENDE.find(([wert]) => wert === stand)?.[1]} seit {readBerlinerZeit(new Date(seit)).uhrzeit} Uhr
        </p>
      )}
      {andere.map((text) => (
        <p key={text} className={styles.andere}>
          Notiz eines anderen Geräts: {text}
        </p>
      ))}
      <label className={styles.notiz}>
        Notiz
        <textarea
          className={eingabe.eingabe}
          rows={2}
          maxLength={500}
          value={notiz}
          onChange={({ target }) => mark({ kind: id, feld: 'notiz', wert: target.value })}
        />
      </label>
    </li>
  );
}
