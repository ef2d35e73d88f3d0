import { type Eilmeldung, eilmeldungenSchema } from '@gm/shared/schemas/eilmeldung';
import { type GemeindeKurz, gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { MENUS, type Menu } from '@gm/shared/schemas/menu';
import { readMenu } from '../chrome/read-menu.ts';
import { renderChrome } from '../chrome/render-chrome.tsx';
import { renderEilmeldungen } from '../eilmeldung/render-eilmeldungen.tsx';
import type { Chrome } from '../seite/seite-daten.ts';
import type { ApiClient } from './api-client.ts';
import { shortenGemeinde } from './shorten-gemeinde.ts';

/** What is the same on every page: the municipality and the chrome's markup. */
export interface SiteFrame {
  gemeinde: GemeindeKurz;
  chrome: Chrome;
  /** The same in app mode. */
  appChrome: Chrome;
  /** Markup of the urgent notices below the header; empty when there are none. */
  eilmeldungen: string;
  /** Addresses of the municipality in social networks. */
  netze: string[];
}

type FrameContent = Omit<Parameters<typeof renderChrome>[0], 'jetzt'> & { eilmeldungen: Eilmeldung[] };

const MAX_AGE_MS = 60_000;

/** A failed menu call leaves the menu empty and the site usable (requirement S-9). */
async function loadMenu(api: ApiClient, name: string, onFault: (fault: unknown) => void): Promise<Menu | null> {
  try {
    const { body } = await api.get(`/api/cms/menu?name=${encodeURIComponent(name)}`);
    return readMenu(body);
  } catch (fault) {
    onFault(fault);
    return null;
  }
}

async function loadEilmeldungen(api: ApiClient, onFault: (fault: unknown) => void): Promise<Eilmeldung[]> {
  try {
    return eilmeldungenSchema.parse((await api.get('/api/cms/eilmeldungen')).body).data;
  } catch (fault) {
    onFault(fault);
    return [];
  }
}

/** What header and footer are made of. Rejects without the municipality; a menu that fails is null. */
export async function loadFrameContent(api: ApiClient, onFault: (fault: unknown) => void): Promise<FrameContent> {
  const [reply, eilmeldungen, ...menus] = await Promise.all([
    api.get('/api/cms/gemeinde'),
    loadEilmeldungen(api, onFault),
    ...MENUS.map(async (name) => [name, await loadMenu(api, name, onFault)] as const),
  ]);
  return { gemeinde: gemeindeSchema.parse(reply.body), menus: Object.fromEntries(menus), eilmeldungen };
}

/** Header, footer and notices as markup, with opening times as of now. */
export function renderFrame({ gemeinde, menus, eilmeldungen }: FrameContent): SiteFrame {
  const jetzt = new Date();
  return {
    gemeinde: shortenGemeinde(gemeinde),
    chrome: renderChrome({ gemeinde, menus, jetzt }),
    appChrome: renderChrome({ gemeinde, menus, jetzt, app: true }),
    eilmeldungen: renderEilmeldungen(eilmeldungen),
    netze: gemeinde.sozialeNetze.map(({ href }) => href),
  };
}

/** Stands in until the api has answered once: an error page without header and footer. */
const BARE: SiteFrame = {
  gemeinde: { name: 'Gemeinde', strasse: '', plz: '', ort: '', telefon: '', email: '', ortsteile: [] },
  chrome: { kopf: '', panele: '', fuss: '' },
  appChrome: { kopf: '', panele: '', fuss: '', app: true },
  eilmeldungen: '',
  netze: [],
};

/** Keeps the frame until content changes or a minute has passed (opening times move on). */
export class SiteFrames {
  #frame = BARE;
  #version: string | null = null;
  #at = 0;
  #loading: Promise<SiteFrame> | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  /** The last known frame when the api does not answer. `version` is null while it is unknown what is current. */
  async get(version: string | null): Promise<SiteFrame> {
    if (version !== null && version === this.#version && Date.now() - this.#at < MAX_AGE_MS) return this.#frame;
    this.#loading ??= this.#load()
      .then((frame) => {
        this.#frame = frame;
        this.#version = version;
        this.#at = Date.now();
        return frame;
      })
      .catch((fault: unknown) => {
        this.onFault(fault);
        return this.#frame;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }

  async #load(): Promise<SiteFrame> {
    return renderFrame(await loadFrameContent(this.api, this.onFault));
  }
}
