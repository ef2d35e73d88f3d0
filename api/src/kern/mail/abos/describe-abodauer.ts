import type { Config } from '../../betrieb/config.ts';
import { getFrist } from '../compose-bitte.ts';

/** How long an address is kept that mails were ordered with. */
export const describeAbodauer = ({ BESTAETIGUNG_STUNDEN }: Pick<Config, 'BESTAETIGUNG_STUNDEN'>): string =>
  `Bis Sie die E-Mails abbestellen. Das geht mit dem Link in jeder E-Mail. Ohne Ihre Bestätigung löschen wir die Angaben nach ${getFrist(BESTAETIGUNG_STUNDEN)}.`;
