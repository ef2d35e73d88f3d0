import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { heuteStatus } from '@gm/shared/regeln/oeffnungszeiten';
import { useMinute } from '@gm/shared/ui/use-minute';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Abschnitt } from '../../abschnitt/abschnitt.tsx';
import { Abweichungen } from './abweichungen.tsx';
import type { oeffnungszeiten } from './oeffnungszeiten.context.ts';
import styles from './oeffnungszeiten.module.css';
import { Wochentabelle } from './wochentabelle.tsx';

const arten = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Allgemeine Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
};

/** Opening times by type (specification A2), today in bold, and what holds right now. */
export default function Oeffnungszeiten({ context }: TemplateProps<typeof oeffnungszeiten>) {
  const jetzt = useMinute(context.jetzt);
  const { oeffnungszeiten: zeiten } = context;
  const titel = context.titel || 'Öffnungszeiten';
  const status = heuteStatus(zeiten, jetzt);
  if (zeiten.length === 0) return null;
  return (
    <Abschnitt>
      <div className={styles.block}>
        <h2>{titel}</h2>
        {status && <p className={styles.status}>{status.charAt(0).toUpperCase() + status.slice(1)}</p>}
        {zeiten.map((zeit, index) => (
          <div key={index} className={styles.art}>
            {zeiten.length > 1 && <h3 className={styles.name}>{arten[zeit.typ]}</h3>}
            {zeit.hinweisText && <p>{zeit.hinweisText}</p>}
            <Wochentabelle
              titel={zeiten.length > 1 ? arten[zeit.typ] : titel}
              zeiten={zeit.regulaereZeiten}
              jetzt={jetzt}
            />
            <Abweichungen zeiten={zeit.abweichendeZeiten} heute={readBerlinerZeit(jetzt).tag} />
          </div>
        ))}
      </div>
    </Abschnitt>
  );
}
