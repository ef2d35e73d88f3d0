import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { keepPage } from '../../vor-ort/keep-page.ts';
import { readStand } from '../../vor-ort/liste.ts';
import type { Offen } from '../../vor-ort/tresor.ts';
import { useListe } from '../../vor-ort/use-liste.ts';
import styles from './ferienprogramm-vor-ort.module.css';
import { Kind } from './kind.tsx';

const NOCHMAL_MS = 10_000;
const countVermerke = (anzahl: number) => (anzahl === 1 ? 'Ein Vermerk' : `${anzahl} Vermerke`);

/** An open list: who is here, who was fetched, whom to call. */
export function Anwesenheit(props: { offen: Offen; abgleich: string; end(warum: string | null): void }) {
  const { liste, offene, verbunden, fehler, mark } = useListe(props);
  const { titel, termin, ort, kinder } = liste;
  const [bereit, setBereit] = useState<boolean | null>(null);
  const ueberschrift = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The form with the focus is gone.
    ueberschrift.current?.focus();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let beendet = false;
    // With a poor signal the worker is often there after the first look.
    const keep = async () => {
      const hatSie = await keepPage(['/ferienprogramm-veranstalter/']).catch(() => false);
      if (beendet) return;
      setBereit(hatSie);
      if (!hatSie) timer = setTimeout(() => void keep(), NOCHMAL_MS);
    };
    void keep();
    return () => {
      beendet = true;
      clearTimeout(timer);
    };
  }, []);

  const staende = kinder.map(({ id }) => readStand(liste, id).stand);
  const count = (stand: string) => staende.filter((eines) => eines === stand).length;
  return (
    <div className={blatt.seite}>
      <section className={blatt.blatt} aria-labelledby="liste">
        <h2 id="liste" ref={ueberschrift} tabIndex={-1}>
          {titel}
        </h2>
        <p>{[termin, ort].filter(Boolean).join(', ')}</p>
        <p role="status" className={styles.zahlen}>
          <strong>{count('da')} da</strong>, {count('abgeholt')} abgeholt, {count('fehlt')} nicht da, {count('')} offen
        </p>
        <p role="status">
          {offene > 0
            ? `${countVermerke(offene)} noch nicht übertragen. Das geschieht von selbst, sobald Empfang da ist und die Liste offen ist.`
            : verbunden === null
              ? 'Ohne Empfang. Sie können weiter abhaken.'
              : `Alles übertragen, zuletzt um ${readBerlinerZeit(new Date(verbunden)).uhrzeit} Uhr.`}
        </p>
        {bereit === true && (
          <p>Diese Seite öffnet sich auf diesem Gerät auch ohne Internet. Legen Sie ein Lesezeichen an.</p>
        )}
        {bereit === false && (
          <Alert kind="warning" title="Diese Seite konnte nicht für unterwegs gespeichert werden" level={3}>
            <p>Lassen Sie sie offen, oder drucken Sie die Liste zur Sicherheit.</p>
          </Alert>
        )}
        {fehler && <Alert kind="danger" title={fehler} level={3} live />}
        <div>
          <Button variant="secondary" onClick={() => props.end(null)}>
            Liste sperren
          </Button>
        </div>
      </section>
      {kinder.length === 0 ? (
        <p className={blatt.blatt}>Noch hat sich niemand angemeldet.</p>
      ) : (
        <ul className={styles.kinder} aria-label="Kinder">
          {kinder.map((kind) => (
            <Kind key={kind.id} kind={kind} fragen={liste.fragen} {...readStand(liste, kind.id)} mark={mark} />
          ))}
        </ul>
      )}
    </div>
  );
}
