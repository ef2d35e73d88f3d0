import tile from '@gm/shared/forms/fields/checkbox-tile.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';

interface WishProps {
  /** Title of the event the visitor came from. */
  title: string;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** Whether the child attends the event the visitor came from, shown when it is added. */
export function Wish({ title, chosen, onChange }: WishProps) {
  return (
    <label className={joinClasses(tile.choice, tile.tile)}>
      <input type="checkbox" checked={chosen} onChange={({ target }) => onChange(target.checked)} />
      <span>Gleich für „{title}“ anmelden</span>
    </label>
  );
}
