/**
 * Budgets in kB after brotli. What belongs to a page is read from the builds themselves: `shell/dist/assets.json` and
 * the current release of every remote; so is the weight of a file, which the build has compressed for the wire. Doing
 * that again for every page it belongs to would take twenty seconds.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Paths in this file are relative to it: size-limit resolves them from here. */
const FROM_HERE = '../..';

/** A page of one template, all of it: what the reader waits for. Of islands also what they stand on. */
const PAGES = [
  { template: 'artikel', js: '12 kB', css: '11 kB' },
  { template: 'artikel-uebersicht', js: '12 kB', css: '11 kB' },
  { template: 'veranstaltungen', js: '12 kB', css: '12 kB' },
  { template: 'branchenverzeichnis', js: '12 kB', css: '12 kB' },
  { template: 'suche', js: '12 kB', css: '12 kB' },
  // 106 kB, here and where a booking is confirmed: the form kit knows of photos in pieces (decision 053).
  { template: 'veranstaltungseintrag', js: '106 kB', css: '14 kB' },
  { template: 'fehler-melden', js: '100 kB', css: '12 kB' },
  // 0.1 kB, here and where a booking is confirmed: styles of foreseen pages wait until nobody is disturbed (decision 076).
  { template: 'mangel-melden', js: '105.1 kB', css: '14 kB' },
  { template: 'kernzeitbetreuung', js: '105 kB', css: '14 kB' },
  { template: 'kitavormerkung', js: '105 kB', css: '14 kB' },
  { template: 'intranet-start', js: '85 kB', css: '12 kB' },
  { template: 'freigabe', js: '103 kB', css: '12 kB' },
  { template: 'freigaben', js: '84 kB', css: '12 kB' },
  { template: 'redaktion-inhalte', js: '12 kB', css: '12 kB' },
  { template: 'redaktion-beitrag', js: '124 kB', css: '14 kB' },
  { template: 'ferien-teilnehmer', js: '100 kB', css: '12 kB' },
  { template: 'ratssitzung', js: '87 kB', css: '12 kB' },
  { template: 'ratssitzungen', js: '12 kB', css: '12 kB' },
  { template: 'ferienprogramm-liste', js: '85 kB', css: '12 kB' },
  { template: 'ferienprogramm-kinder', js: '108 kB', css: '12 kB' },
  { template: 'ferienprogramm-programm', js: '111 kB', css: '12 kB' },
  { template: 'ferienprogramm-bestaetigen', js: '106.1 kB', css: '12 kB' },
];
/** What a template may add to a page that has one of its remote already; forms carry the form kit and its schemas. */
const TEMPLATE_JS = {
  'mf-content': '8 kB',
  // The page of the mail that confirms a booking has the form kit and not the wizard: they are two files since.
  // Step 3 names the nearest events instead of a full one, its children may live apart from a parent, and wishes are ranked in it.
  'mf-ferienprogramm': '36 kB',
  'mf-forms': '32 kB',
  // The form of every kind of content is drawn from its schema; links and pictures are chosen from what there is, and PDF files
  // are brought in it (decision 060); the toolbar of texts is there before their editor (063): 42.8 kB. Blocks that no longer fit are
  // mended, entries are dragged from level to level, parts of pictures are chosen for each format: 47.4 kB.
  'mf-intranet': '48 kB',
  'mf-ratsinfo': '32 kB',
};
/**
 * The page of the editor with all it fetches while somebody writes: what texts are written in comes when one is seen. Without
 * axe, which is put into the preview when it is looked at (decision 079).
 */
const EDITOR_JS = '220 kB';
/** Once per remote on a page: its list of templates and the way to their chunks. */
const ENTRY_JS = '4 kB';
/** On every page: navigation, header and footer, the way to islands. */
const SHELL_JS = '10 kB';
/** With the first island: React, the router, the shell's part of the container protocol. */
const RUNTIME_JS = '65 kB';
/** In two files, of which the second stands behind the content: 0.3 kB more than in one. What is not near is not drawn (decision 076): 0.1 kB. */
const SHELL_CSS = '7.6 kB';
/** What scripts alone show, after the first paint. */
const LATER_CSS = '1.2 kB';
/** On pages whose hero has photos. */
const PHOTO_CSS = '1.6 kB';
const FONTS = '46 kB';

function readBuilt(file) {
  const place = join(ROOT, file);
  if (!existsSync(place)) throw new Error(`${file} is missing: run "npm run build" first`);
  return JSON.parse(readFileSync(place, 'utf8'));
}

/** What is sent of a file; the build leaves those alone that gain nothing. */
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

const templates = Object.entries(readBuilt('releases/registry.json').current).flatMap(([remote, version]) => {
  const release = readBuilt(`releases/${remote}/${version}/release.json`);
  const locate = (file) => `${FROM_HERE}/releases/${remote}/${version}/${file}`;
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

/** Words by which the editor of texts, its reader of Markdown, what cleans a clipboard and what looks for barriers are found among the files. */
const LATER = ['ProseMirror', 'gfm:', 'mso-list', 'Barrieren gefunden'];

/** The form of an entry, and what it fetches when a text is seen. */
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

const entries = new Map(templates.map(({ remote, entry }) => [remote, entry]));

export default [
  budget('shell: JavaScript', shell.js, SHELL_JS),
  budget('islands: JavaScript', shell.runtime, RUNTIME_JS),
  budget('shell: CSS', shell.css, SHELL_CSS),
  budget('shell: CSS after the first paint', [shellFile(assets.laterCss.href)], LATER_CSS),
  budget('shell: CSS of heroes with photos', [shellFile(assets.pageCss.fotos.href)], PHOTO_CSS),
  // Loaded when somebody opens the panel, and on pages with an urgent notice before the first paint.
  budget('notifications: JavaScript', [`${FROM_HERE}/shell/dist/client/push.*.js.br`], '4 kB'),
  budget('urgent notice: JavaScript', [shellFile(assets.eilmeldung.href)], '1 kB'),
  budget('fonts', shell.fonts, FONTS),
  ...PAGES.flatMap(describePage),
  describeEditor(),
  ...[...entries].map(([remote, path]) => budget(`entry of ${remote}: JavaScript`, [path], ENTRY_JS)),
  ...templates.filter(({ island }) => island).map(describeTemplate),
];
