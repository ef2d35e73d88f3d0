import tile from '@gm/shared/formular/checkbox-tile.module.css';
import { joinClasses } from '@gm/shared/ui/join-classes';

interface WunschProps {
  /** Title of the event the visitor came from. */
  titel: string;
  gewaehlt: boolean;
  onChange: (gewaehlt: boolean) => void;
}

/** Whether this child takes part in the event the visitor came from: said where it is added, not found out later. */
export function Wunsch({ titel, gewaehlt, onChange }: WunschProps) {
  return (
    <label className={joinClasses(tile.choice, tile.tile)}>
      <input type="checkbox" checked={gewaehlt} onChange={({ target }) => onChange(target.checked)} />
      <span>Gleich für „{titel}“ anmelden</span>
    </label>
  );
}
