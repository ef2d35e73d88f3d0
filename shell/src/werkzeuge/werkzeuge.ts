/** The styles of pages and marks for staff: a stylesheet of its own, so that visitors do not get a byte of it. */
import tabelle from '@gm/shared/liste/tabelle.module.css';
import werkzeuge from './werkzeuge.module.css';

// The build leaves out classes that no code names.
Object.assign(globalThis, { werkzeuge: [tabelle, werkzeuge] });
