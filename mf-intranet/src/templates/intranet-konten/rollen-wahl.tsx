import tile from '@gm/shared/formular/checkbox-tile.module.css';
import type { KontoEintrag } from '@gm/shared/schemas/konten';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './intranet-konten.module.css';

/** Roles as administrators read them. */
export const ROLLENNAMEN = { redaktion: 'Freigaben', admin: 'Konten verwalten' } as const;
const ROLLEN = Object.keys(ROLLENNAMEN) as KontoEintrag['rollen'];

/** What an account may do besides. */
export function RollenWahl({ titel, gewaehlt }: { titel: string; gewaehlt: readonly string[] }) {
  return (
    <fieldset className={styles.rollen}>
      <legend>{titel}</legend>
      {ROLLEN.map((rolle) => (
        <label key={rolle} className={joinClasses(tile.choice, tile.tile)}>
          <input type="checkbox" name="rollen" value={rolle} defaultChecked={gewaehlt.includes(rolle)} />
          <span>{ROLLENNAMEN[rolle]}</span>
        </label>
      ))}
    </fieldset>
  );
}
