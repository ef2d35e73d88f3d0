/**
 * Styles of everything the server renders around the blocks. None of this code runs in the browser: the build takes the
 * stylesheets of these components and drops the code. Styles that only some pages need are separate stylesheets
 * (rspack.config.ts).
 */
import '../../page/styles/index.css';
import '../../page/app/app-mode.css';
import '../../page/styles/later.css';
import { HtmlDocument } from '../../page/layout/document.tsx';
import { Page } from '../../page/layout/page.tsx';
import { Placeholder } from '../../page/placeholder/placeholder.tsx';

export const frame = [HtmlDocument, Page, Placeholder];
Object.assign(globalThis, { frame });
