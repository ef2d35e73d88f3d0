import type { Locator, Page } from '@playwright/test';

/** One sentence of the guide, which names the control that it uses as the page does, in „…“. */
export interface Step {
  text: string;
  /** What the picture shows, for people who do not see it. */
  alt: string;
  find(page: Page): Locator;
  act(target: Locator): Promise<void>;
}

export interface Chapter {
  id: string;
  title: string;
  /** When to do it, and who may. */
  intro: string;
  /** The demo account that does it; null: a visitor, who logs in. */
  account: string | null;
  start: string;
  /** What must have happened before. */
  prepare?(page: Page): Promise<void>;
  steps: readonly Step[];
}

type Role = 'button' | 'combobox' | 'group' | 'heading' | 'link' | 'radio' | 'region' | 'table' | 'textbox';

const NAMES: Readonly<Record<Role, string>> = {
  button: 'die Schaltfläche',
  combobox: 'das Feld',
  group: 'der Teil',
  heading: 'die Meldung',
  link: 'der Link',
  radio: 'die Auswahl',
  region: 'der Bereich',
  table: 'die Tabelle',
  textbox: 'das Feld',
};

/** The first name in „…“; one that ends in … continues on the page. */
export function readName(text: string): string {
  const [, name] = /„(.+?)(?: …)?“/.exec(text) ?? [];
  if (!name) throw new Error(`The step names no control in „…“: ${text}`);
  return name;
}

const escapeName = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The control that the sentence names: fields add „(Pflichtfeld)“ to their names, choices their explanation. */
const find = (role: Role, text: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole(role, { name: new RegExp(`^${escapeName(readName(text))}`) })
    .first();

const describe = (role: Role, text: string) => `${NAMES[role]} „${readName(text)}“`;

const build = (role: Role, text: string, act: Step['act']): Step => ({
  text,
  alt: `Bildschirmausschnitt: ${describe(role, text)} ist umrandet.`,
  find: find(role, text),
  act,
});

export const press = (role: 'button' | 'link', text: string): Step => build(role, text, (target) => target.click());

export const fill = (text: string, value: string, role: 'combobox' | 'textbox' = 'textbox'): Step =>
  build(role, text, (target) => target.fill(value));

export const choose = (text: string, label: string): Step =>
  build('combobox', text, async (target) => void (await target.selectOption({ label })));

export const tick = (text: string): Step => build('radio', text, (target) => target.check());

/** What is to be seen; nothing is pressed. */
export const look = (role: 'group' | 'heading' | 'link' | 'region' | 'table', text: string): Step =>
  build(role, text, async () => {});
