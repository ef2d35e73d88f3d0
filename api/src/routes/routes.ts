import type { RoutePlugin } from '../dienste.ts';
import { healthz } from './betrieb/healthz.ts';
import { openapi } from './betrieb/openapi.ts';
import { readyz } from './betrieb/readyz.ts';
import { bild } from './bild/bild.ts';
import { fehlermeldung } from './fehlermeldung/fehlermeldung.ts';

/** Every call of the api; a new one joins here. */
export const routes: RoutePlugin[] = [healthz, readyz, openapi, bild, fehlermeldung];
