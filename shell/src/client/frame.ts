/**
 * The styles of what the server renders around the blocks. Nothing of this runs in the browser: the build takes the
 * stylesheets of these components and leaves their code out of the page. What only some pages need is a stylesheet of its own
 * (rspack.config.ts).
 */
import '../stile/index.css';
import '../app/app-modus.css';
import '../stile/spaeter.css';
import { Platzhalter } from '../fehlerseite/platzhalter.tsx';
import { Dokument } from '../seite/dokument.tsx';
import { Seite } from '../seite/seite.tsx';

export const frame = [Dokument, Seite, Platzhalter];
Object.assign(globalThis, { frame });
