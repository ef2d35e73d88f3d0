import { endsBetreuung } from '@gm/shared/areas/betreuung/betreuung-fields';
import { useValue } from '@gm/shared/forms/state/use-value';
import { useSyncExternalStore } from 'react';

const lists = () => () => {};

/** Whether the form ends care and asks for less. Without scripts no sections are hidden, so their numbers stay. */
export function useShort(): boolean {
  const isAwake = useSyncExternalStore(
    lists,
    () => true,
    () => false,
  );
  return endsBetreuung(useValue('art')) && isAwake;
}
