import { formatAnzahl } from '@gm/shared/bereiche/ferienprogramm/ferienkosten';
import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { sumKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { formatCents } from '@gm/shared/format/betrag';
import type { ReactNode } from 'react';
import type { AnmeldungOptionen } from '../../anmeldung/anmeldung.context.ts';
import { listPreise } from '../../anmeldung/auswahl.ts';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import styles from './veranstaltungs-auswahl.module.css';

interface AuswahlleisteProps {
  kind: AngemeldetesKind | undefined;
  /** All children of this session. */
  kinder: readonly AngemeldetesKind[];
  geeignete: readonly Ferienveranstaltung[];
  gewaehlt: ReadonlySet<string>;
  options: AnmeldungOptionen;
  /** What is done with the choice. */
  children: ReactNode;
}

/** Stays in view below the list: how many are chosen, and what they come to with the fees. */
export function Auswahlleiste({ kind, kinder, geeignete, gewaehlt, options, children }: AuswahlleisteProps) {
  const gewaehlte = geeignete.filter(({ id }) => gewaehlt.has(String(id)));
  const { gesamt } = sumKosten(
    kind && gewaehlte.length > 0 ? [listPreise(kind, kinder, gewaehlte, options)] : [],
    options,
  );
  return (
    <div className={styles.leiste}>
      <p role="status">
        {kind &&
          (options.vergabe === 'verlosung'
            ? `${formatAnzahl(gewaehlte.length, 'Wunsch', 'Wünsche')} für ${kind.vorname}`
            : `${gewaehlte.length} gewählt für ${kind.vorname} – ${formatCents(gesamt)}`)}
      </p>
      {children}
    </div>
  );
}
