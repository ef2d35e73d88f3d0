import type { Fehlermeldung } from '@gm/shared/bereiche/fehlermeldung/fehlermeldung';
import type { Config } from '../../../kern/betrieb/config.ts';
import { createEinsendung } from '../../../kern/formulare/create-einsendung.ts';
import type { Formular } from '../../../kern/formulare/receive-formular.ts';
import { FEHLERMELDUNG } from '../fehlermeldung-art.ts';

/** Report of a fault: stored, acknowledged to the sender, and passed on to the office. */
export function createFehlermeldungFormular(config: Config): Formular<Fehlermeldung> {
  return createEinsendung<Fehlermeldung>(config, {
    ...FEHLERMELDUNG,
    getEmail: ({ email }) => email,
  });
}
