/** Generated releases that must never reach a visitor, and others that must; seeded, so that every run has the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packArtefact, type TeamKey } from '../../support/releases/pack-artefact.ts';
import type { ReleaseStore } from '../../support/releases/releases.ts';
import { breakRender } from '../../support/releases/sabotage.ts';

export interface SeededRelease {
  kind: string;
  remote: string;
  /** Paths where visitors get it. */
  seenAt: string[];
  /** The fault is visible only with scripts. */
  needsBrowser?: boolean;
  /** Built on demand: the file is large, and its timestamp must be later than that of the current version. */
  pack(): string;
}

export interface Workshop {
  /** Store to copy builds from, not the one under test. */
  source: ReleaseStore;
  target: string;
  /** Templates in use, with a page each. */
  uses: { remote: string; template: string; page: string }[];
  keys: { team: TeamKey; stranger: TeamKey; revoked: TeamKey };
}

/** Random numbers in [0, 1) from a seed (mulberry32, Tommy Ettinger). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const FIELDS = ['email', 'nachricht', 'telefon', 'strasse'];
const DAY_MS = 86_400_000;
const REMOTES = ['mf-content', 'mf-forms', 'mf-ferienprogramm', 'mf-intranet', 'mf-ratsinfo'];

/** Staff pages are in no list; this one is visible without login. */
const UNLISTED: Record<string, string[]> = { 'mf-intranet': ['/intranet/passwort-vergessen/'] };

/** Incompressible data. */
const noise = (bytes: number, random: () => number) =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.floor(random() * 90)))
    .join('')
    .replaceAll('*/', '');

type Part = Omit<Parameters<typeof packArtefact>[2], 'version' | 'remote'> &
  Partial<Pick<SeededRelease, 'remote' | 'seenAt' | 'needsBrowser'>>;
type Kind = (shop: Workshop, random: () => number) => Part;

/** Only one page shows the fault. */
const onOnePage =
  (statement: string): Kind =>
  (shop, random) => {
    const { remote, template, page } = pick(shop.uses, random);
    return {
      remote,
      key: shop.keys.team,
      seenAt: [page],
      edit: breakRender(template, 'server', `if(props.seite.pfad===${JSON.stringify(page)}){${statement}}`),
    };
  };
const everywhere =
  (statement: string): Kind =>
  (shop, random) => {
    const { remote, template, page } = pick(shop.uses, random);
    return { remote, key: shop.keys.team, seenAt: [page], edit: breakRender(template, 'server', statement) };
  };

const BAD: Record<string, Kind> = {
  unsigned: (_shop, random) => ({ remote: pick(REMOTES, random), key: null }),
  'wrong key': ({ keys }, random) => ({
    remote: pick(REMOTES, random),
    key: { ...keys.stranger, name: keys.team.name },
  }),
  'revoked key': ({ keys }, random) => ({ remote: pick(REMOTES, random), key: keys.revoked }),
  'replayed old version': ({ keys }, random) => ({
    remote: pick(REMOTES, random),
    key: keys.team,
    createdAt: new Date(Date.now() - DAY_MS * (365 + random() * 365)),
  }),
  'changed byte': ({ keys }, random) => ({
    remote: pick(REMOTES, random),
    key: keys.team,
    spoil(folder, files) {
      const file = join(folder, pick(files, random));
      const bytes = readFileSync(file);
      const at = Math.floor(random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  }),
  'lost field': ({ keys }, random) => {
    const field = pick(FIELDS, random);
    return {
      remote: 'mf-forms',
      key: keys.team,
      seenAt: ['/kontakt/'],
      edit: (text) => text.replaceAll(`name:"${field}"`, `title:"${field}"`),
    };
  },
  'throws on one page only': onOnePage("throw Error('Probe')"),
  'endless loop': onOnePage('for(;;);'),
  'keeps memory': everywhere('(globalThis.leck??=[]).push(Array.from({length:4000},Math.random))'),
  // A fixed amount of work instead of a fixed time, which on a busy machine is spent mostly waiting.
  '3 × slower': everywhere('let x=0;for(let i=0;i<3e7;i++)x+=i%7;globalThis.summe=x'),
  'larger than its budget': ({ keys }, random) => {
    const ballast = `/*${noise(300_000, random)}*/`;
    return {
      remote: pick(REMOTES, random),
      key: keys.team,
      edit: (text, file) => (/^client\/remoteEntry\..*js$/.test(file) ? text + ballast : text),
    };
  },
};

/** Faults that no check can find in advance: they depend on visitors' input or browsers. */
const BAD_FOR_VISITORS: Record<string, Kind> = {
  'throws for one word that is searched': ({ keys }) => ({
    key: keys.team,
    seenAt: ['/suche/?q=rathaus', '/suche/', '/suche/?q=m%C3%BCll'],
    edit: breakRender('suche', 'server', "if(props.seite.suche.includes('rathaus'))throw Error('Probe')"),
  }),
  'throws in browsers alone': ({ keys }) => ({
    remote: 'mf-forms',
    key: keys.team,
    seenAt: ['/fehler-melden/'],
    needsBrowser: true,
    edit: breakRender('fehler-melden', 'client', "throw Error('Probe')"),
  }),
};

const append = (pattern: RegExp, what: string) => (text: string, file: string) =>
  pattern.test(file) ? `${text}\n${what}` : text;

const HARMLESS: Record<string, Kind> = {
  'the same again': ({ keys }, random) => ({ key: keys.team, remote: pick(REMOTES, random) }),
  'a comment more': ({ keys }, random) => ({
    key: keys.team,
    remote: pick(REMOTES, random),
    edit: append(/\.js$/, `/* ${noise(200, random)} */`),
  }),
  'another style': ({ keys }, random) => ({
    key: keys.team,
    remote: pick(REMOTES, random),
    edit: append(/\.css$/, `.probe-${Math.floor(random() * 1000)}{color:inherit}`),
  }),
  'other words': ({ keys }, random) => ({
    key: keys.team,
    edit: (text) => text.replaceAll('Weitere Meldungen', pick(['Mehr Meldungen', 'Noch mehr Meldungen'], random)),
  }),
  'a little more work': everywhere('props={...props};for(let i=0;i<1e4;i++)Math.sqrt(i)'),
  'a cache of its own': everywhere('(globalThis.vorrat??=new Map()).set(props.seite.pfad,props.seite.titel)'),
};

function create(kinds: Record<string, Kind>, prefix: string, count: number, seed: number, shop: Workshop) {
  const random = createRandom(seed);
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, index): SeededRelease => {
    const kind = names[index % names.length] ?? '';
    const part = kinds[kind]?.(shop, random) ?? { key: null };
    const { remote = 'mf-content', seenAt, needsBrowser = false, ...artefact } = part;
    const version = `${prefix}-${index}`;
    return {
      kind,
      remote,
      needsBrowser,
      seenAt: seenAt ?? [
        ...shop.uses.filter((use) => use.remote === remote).map(({ page }) => page),
        ...(UNLISTED[remote] ?? []),
      ],
      pack: () => packArtefact(shop.source, shop.target, { remote, version, ...artefact }),
    };
  });
}

export const createBad = (count: number, seed: number, shop: Workshop) => create(BAD, 'schlecht', count, seed, shop);
export const createBadForVisitors = (count: number, seed: number, shop: Workshop) =>
  create(BAD_FOR_VISITORS, 'draussen', count, seed, shop);
export const createHarmless = (count: number, seed: number, shop: Workshop) =>
  create(HARMLESS, 'harmlos', count, seed, shop);
