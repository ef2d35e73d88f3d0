/** Styles of staff pages and marks: a separate stylesheet, so that visitors do not load it. */
import table from '@gm/shared/list/table.module.css';
import tools from '../boundaries/tools.module.css';
import override from '../override/override.module.css';

// Referenced here because the build drops classes that no code names.
Object.assign(globalThis, { werkzeuge: [table, tools, override] });
