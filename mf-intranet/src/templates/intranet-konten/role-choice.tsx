import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { ROLE_NAMES } from '@gm/shared/rules/accesses';
import type { AccountEntry } from '@gm/shared/schemas/accounts';
import { joinClasses } from '@gm/shared/ui/join-classes';
import styles from './intranet-konten.module.css';

const ROLES = Object.keys(ROLE_NAMES) as AccountEntry['rollen'];

/** Additional roles of an account. */
export function RoleChoice({ title, chosen }: { title: string; chosen: readonly string[] }) {
  return (
    <fieldset className={styles.roles}>
      <legend>{title}</legend>
      {ROLES.map((role) => (
        <label key={role} className={joinClasses(tile.choice, tile.tile)}>
          <input type="checkbox" name="rollen" value={role} defaultChecked={chosen.includes(role)} />
          <span>{ROLE_NAMES[role]}</span>
        </label>
      ))}
    </fieldset>
  );
}
