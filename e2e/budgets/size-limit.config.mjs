/**
 * Budgets in kB after brotli. The files of a page are read from the builds: `shell/dist/assets.json` and the current
 * release of every remote; sizes come from the precompressed files. Compressing again for every page would take twenty
 * seconds.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nameTestStore } from '../run/store.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** size-limit resolves paths relative to this file. */
const FROM_HERE = '../..';
const STORE = relative(ROOT, nameTestStore(ROOT).RELEASES_DIR);

/**
 * Everything loaded by a page with one template, including the shared code of its islands. Names of files contain hashes
 * of their contents, so the compressed size of the same code differs a little between builds: limits of pages
 * leave at least 0.3 kB.
 */
const PAGES = [
  { template: 'artikel', js: '12 kB', css: '11 kB' },
  { template: 'artikel-uebersicht', js: '12 kB', css: '11 kB' },
  { template: 'veranstaltungen', js: '12 kB', css: '12 kB' },
  { template: 'branchenverzeichnis', js: '12 kB', css: '12 kB' },
  { template: 'suche', js: '12 kB', css: '12 kB' },
  // The form kit uploads photos in chunks (decision 052) and shows the missing length of short texts.
  { template: 'veranstaltungseintrag', js: '117.2 kB', css: '14 kB' },
  { template: 'fehler-melden', js: '110.9 kB', css: '12 kB' },
  { template: 'mangel-melden', js: '116.3 kB', css: '14 kB' },
  { template: 'kernzeitbetreuung', js: '115.9 kB', css: '14 kB' },
  { template: 'kitavormerkung', js: '115.9 kB', css: '14 kB' },
  { template: 'intranet-start', js: '95.9 kB', css: '12 kB' },
  { template: 'freigabe', js: '114.1 kB', css: '12 kB' },
  { template: 'freigaben', js: '95.6 kB', css: '12 kB' },
  { template: 'redaktion-inhalte', js: '12 kB', css: '12 kB' },
  // The week of opening times and pictures inside their field have styles of their own.
  { template: 'redaktion-beitrag', js: '136.2 kB', css: '15.2 kB' },
  { template: 'ferien-teilnehmer', js: '110.9 kB', css: '12 kB' },
  { template: 'ratssitzung', js: '97.9 kB', css: '12 kB' },
  { template: 'ratssitzungen', js: '12 kB', css: '12 kB' },
  { template: 'ferienprogramm-liste', js: '95.9 kB', css: '12 kB' },
  // Steps of the registration explain missing data, assigned places and fees, a child not added yet, and a past booking.
  { template: 'ferienprogramm-kinder', js: '122.4 kB', css: '12 kB' },
  { template: 'ferienprogramm-programm', js: '124.4 kB', css: '12 kB' },
  { template: 'ferienprogramm-bestaetigen', js: '118.2 kB', css: '12 kB' },
];
/**
 * Islands of public pages that may load before a hand comes near, because they do something by themselves: free places as
 * they are now, the calendar of a ticket shop, the attendance list of a device without a signal.
 */
const BY_THEMSELVES = ['ferienprogramm-liste', 'ferienprogramm-veranstaltung', 'ferienprogramm-vor-ort', 'ticketshop'];
/** Of members and staff who are logged in. */
const FOR_STAFF = /^(ferien-|freigabe|intranet-leiste|konten-import|ratsleiste|ratssitzung|redaktion)/;
/** A page of anybody at rest: what loads without a touch, on every page. */
const AT_REST_JS = '20 kB';
/** What another template of a loaded remote may add to a page; forms include the form kit and its schemas. */
const TEMPLATE_JS = {
  'mf-content': '8 kB',
  // The page that confirms a booking by mail has the form kit without the wizard: they are separate files. Step 3
  // suggests the nearest events instead of a full one, supports children at another address, ranks wishes, and shows
  // the thanks after a reload.
  'mf-ferienprogramm': '36.3 kB',
  'mf-forms': '32 kB',
  // Forms of all kinds of content are generated from their schemas, with pickers for links and pictures, and upload of
  // PDF files (decision 059); the text toolbar loads before the text editor (062): 42.8 kB. Repair of blocks that no
  // longer match, dragging of nested entries, picture crops per format: 47.4 kB. The choices after an edit conflict: 48 kB.
  'mf-intranet': '48.2 kB',
  'mf-ratsinfo': '32 kB',
};
/**
 * The editor page with everything it loads while writing, including the text editor, which loads when a text becomes
 * visible. Without axe, which loads in the preview (decision 073).
 */
const EDITOR_JS = '230.9 kB';
/** Once per remote on a page: its template registry with the chunk paths. */
const ENTRY_JS = '4 kB';
/** On every page: navigation, header, footer, and what keeps and holds the first touches of islands (decision 091). */
const SHELL_JS = '10.8 kB';
/** Loaded with the first island: React, the router, the federation runtime (10.7 kB, decision 093). */
const RUNTIME_JS = '75.9 kB';
/** In two files, the second one after the content: 0.3 kB more than in one. */
const SHELL_CSS = '7.2 kB';
/** Styles of script-only features, loaded after the first paint. */
const LATER_CSS = '1.2 kB';
/** On pages whose hero has photos. */
const PHOTO_CSS = '1.3 kB';
/** On pages whose hero has slides, besides. */
const SLIDER_CSS = '0.6 kB';
/** On pages whose hero has hills, or with another theme than the default. */
const HILLS_CSS = '0.6 kB';
const THEMES_CSS = '0.5 kB';
const FONTS = '46 kB';

function readBuilt(file) {
  const place = join(ROOT, file);
  if (!existsSync(place)) throw new Error(`${file} is missing: run "npm run check:budgets"`);
  return JSON.parse(readFileSync(place, 'utf8'));
}

/** The transferred file; the build skips compression where it gains nothing. */
const findSent = (path) => (existsSync(join(import.meta.dirname, `${path}.br`)) ? `${path}.br` : path);
const budget = (name, paths, limit) => ({ name, path: paths.map(findSent), limit, brotli: false });

const assets = readBuilt('shell/dist/assets.json');
const shellFile = (href) => href.replace(/^\/shell\//, `${FROM_HERE}/shell/dist/client/`);
const shell = {
  js: [shellFile(assets.main.href)],
  runtime: [shellFile(assets.runtime.href)],
  css: [...assets.css, assets.lowerCss].map(({ href }) => shellFile(href)),
  fonts: assets.fonts.map(shellFile),
};

const templates = Object.entries(readBuilt(`${STORE}/registry.json`).current).flatMap(([remote, version]) => {
  const release = readBuilt(`${STORE}/${remote}/${version}/release.json`);
  const locate = (file) => `${FROM_HERE}/${STORE}/${remote}/${version}/${file}`;
  return Object.entries(release.templates).map(([template, { island, js, css }]) => ({
    remote,
    template,
    island,
    entry: locate(release.entry),
    js: js.map(locate),
    css: css.map(locate),
  }));
});

function describePage({ template, js, css }) {
  const found = templates.find((entry) => entry.template === template);
  if (!found) throw new Error(`No release has the template '${template}'`);
  const code = found.island ? [...shell.runtime, found.entry, ...found.js] : [];
  return [
    budget(`page ${template}: JavaScript`, [...shell.js, ...code], js),
    budget(`page ${template}: CSS`, [...shell.css, ...found.css], css),
  ];
}

function describeTemplate({ remote, template, js }) {
  const limit = TEMPLATE_JS[remote];
  if (!limit) throw new Error(`${remote} has no budget yet: give it one in e2e/budgets/size-limit.config.mjs`);
  return budget(`${remote}/${template}: JavaScript`, js, limit);
}

/**
 * Strings that identify the bundles of the text editor, the Markdown parser, the clipboard sanitizer and the
 * accessibility checker.
 */
const LATER = ['ProseMirror', 'gfm:', 'mso-list', 'Barrieren gefunden'];

/** The form of an entry, and what it loads when a text becomes visible. */
function describeEditor() {
  const { entry, js } = templates.find(({ template }) => template === 'redaktion-beitrag');
  const folder = dirname(entry);
  const files = readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      path: `${folder}/${file}`,
      code: readFileSync(join(import.meta.dirname, folder, file), 'utf8'),
    }));
  const later = LATER.flatMap((word) => {
    const found = files.filter(({ code }) => code.includes(word)).map(({ path }) => path);
    if (found.length === 0) throw new Error(`No file of the editor has '${word}' any more`);
    return found;
  });
  const all = new Set([...shell.js, ...shell.runtime, entry, ...js, ...later]);
  return budget('editor with its texts: JavaScript', [...all], EDITOR_JS);
}

/** The shell's script, and what it loads once the page is idle. */
function describeRest() {
  const early = templates.filter(
    ({ template, island }) =>
      island && island !== 'interaction' && !BY_THEMSELVES.includes(template) && !FOR_STAFF.test(template),
  );
  if (early.length > 0) {
    const names = early.map(({ template }) => template).join(', ');
    throw new Error(`Loads before a hand comes near: ${names}. Say when: 'interaction', or give the reason here`);
  }
  const app = `${FROM_HERE}/shell/dist/client/app.*.js.br`;
  return budget('any page at rest: JavaScript', [...shell.js, app], AT_REST_JS);
}

const entries = new Map(templates.map(({ remote, entry }) => [remote, entry]));

export default [
  budget('shell: JavaScript', shell.js, SHELL_JS),
  budget('islands: JavaScript', shell.runtime, RUNTIME_JS),
  describeRest(),
  budget('shell: CSS', shell.css, SHELL_CSS),
  budget('shell: CSS after the first paint', [shellFile(assets.laterCss.href)], LATER_CSS),
  budget('shell: CSS of heroes with photos', [shellFile(assets.pageCss.fotos.href)], PHOTO_CSS),
  budget('shell: CSS of heroes with slides', [shellFile(assets.pageCss.slider.href)], SLIDER_CSS),
  budget('shell: CSS of heroes with hills', [shellFile(assets.pageCss.huegel.href)], HILLS_CSS),
  budget('shell: CSS of themes', [shellFile(assets.pageCss.themen.href)], THEMES_CSS),
  // Loaded when the panel is opened, and before the first paint on pages with an urgent notice.
  budget('notifications: JavaScript', [`${FROM_HERE}/shell/dist/client/push.*.js.br`], '4 kB'),
  budget('urgent notice: JavaScript', [shellFile(assets.eilmeldung.href)], '1 kB'),
  budget('fonts', shell.fonts, FONTS),
  ...PAGES.flatMap(describePage),
  describeEditor(),
  ...[...entries].map(([remote, path]) => budget(`entry of ${remote}: JavaScript`, [path], ENTRY_JS)),
  ...templates.filter(({ island }) => island).map(describeTemplate),
];
