import { type Eilmeldung, eilmeldungenSchema } from '@gm/shared/schemas/eilmeldung';
import { type GemeindeShort, gemeindeSchema } from '@gm/shared/schemas/gemeinde';
import { MENUS, type Menu } from '@gm/shared/schemas/menu';
import type { Chrome } from '../../base/seite-daten.ts';
import { shortenGemeinde } from '../../base/shorten-gemeinde.ts';
import type { ApiClient } from '../../http/api/api-client.ts';
import { renderEilmeldungen } from '../alerts/render-eilmeldungen.tsx';
import { readMenu } from '../chrome/read-menu.ts';
import { renderChrome } from '../chrome/render-chrome.tsx';

/** Parts that are the same on every page: the municipality and the chrome's markup. */
export interface SiteFrame {
  gemeinde: GemeindeShort;
  chrome: Chrome;
  /** The same in app mode. */
  appChrome: Chrome;
  /** Markup of the urgent notices below the header; empty when there are none. */
  eilmeldungen: string;
  /** Addresses of the municipality's accounts in social networks. */
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

/** Data of header and footer. Rejects without the municipality; a failed menu is null. */
export async function loadFrameContent(api: ApiClient, onFault: (fault: unknown) => void): Promise<FrameContent> {
  const [reply, eilmeldungen, ...menus] = await Promise.all([
    api.get('/api/cms/gemeinde'),
    loadEilmeldungen(api, onFault),
    ...MENUS.map(async (name) => [name, await loadMenu(api, name, onFault)] as const),
  ]);
  return { gemeinde: gemeindeSchema.parse(reply.body), menus: Object.fromEntries(menus), eilmeldungen };
}

/** Header, footer and notices as markup, with the current opening hours. */
export function renderFrame({ gemeinde, menus, eilmeldungen }: FrameContent): SiteFrame {
  const now = new Date();
  return {
    gemeinde: shortenGemeinde(gemeinde),
    chrome: renderChrome({ gemeinde, menus, jetzt: now }),
    appChrome: renderChrome({ gemeinde, menus, jetzt: now, app: true }),
    eilmeldungen: renderEilmeldungen(eilmeldungen),
    netze: gemeinde.sozialeNetze.map(({ href }) => href),
  };
}

/** Used until the api has answered once: an error page without header and footer. */
const BARE: SiteFrame = {
  gemeinde: { name: 'Gemeinde', strasse: '', plz: '', ort: '', telefon: '', email: '', ortsteile: [] },
  chrome: { kopf: '', panele: '', fuss: '' },
  appChrome: { kopf: '', panele: '', fuss: '', app: true },
  eilmeldungen: '',
  netze: [],
};

/** Caches the frame until the content changes or a minute has passed (opening hours depend on the time). */
export class SiteFrames {
  #frame = BARE;
  #version: string | null = null;
  #at = 0;
  #loading: Promise<SiteFrame> | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  /** The last known frame when the api does not answer. `version` is null while the content version is unknown. */
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
