import { endsBetreuung } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { useWert } from '@gm/shared/formular/use-wert';
import { useSyncExternalStore } from 'react';

const listen = () => () => {};

/** Whether the form ends care and asks for little. Without scripts nothing goes away, so its sections keep their numbers. */
export function useKurz(): boolean {
  const isAwake = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );
  return endsBetreuung(useWert('art')) && isAwake;
}
