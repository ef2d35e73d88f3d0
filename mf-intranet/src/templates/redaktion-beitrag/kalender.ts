import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';

/** Calendars of entries begin today. */
export const kalender = () => ({ min: readBerlinerZeit(new Date()).tag });
