/**
 * What a remote promises of the wire: every template of its contract takes the answers that the api gave, as they stand
 * in its `<template>.aufzeichnung.json`, asks for nothing that was in none of them, and shows them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RemoteDefinition, TemplateDefinition, TemplateProps } from '../vertrag/vertrag.ts';
import { startseite } from './startseite.ts';
import { Gelesen } from './watch-reading.ts';

export interface Aufzeichnung {
  aufgezeichnet: string;
  eigeneAufrufe?: Record<string, string>;
  antworten: { seite: string; context: Record<string, unknown>; options: Record<string, unknown> }[];
}

/** What does not hold of a template, each with its reason. */
interface Ausnahme {
  /** Keys that it asks for and that no recorded answer has. */
  ohneAntwort?: Record<string, string>;
  /** Nothing recorded stands in what the server renders. */
  ohneTitel?: string;
}

/** The moment of rendering, which the server puts in, not the api. */
const VOM_SERVER = ['jetzt'];

/** Keys that the schema of the context asks for and that are in none of the recorded answers. */
export function findUnanswered(schema: TemplateDefinition['context'], antworten: Aufzeichnung['antworten']): string[] {
  const gelesen = new Gelesen();
  for (const { context } of antworten) schema.parse(gelesen.watch(context));
  return gelesen.listMissing().filter((pfad) => !VOM_SERVER.includes(pfad.split('.').at(-1) ?? ''));
}

/** Texts by which a reader knows what is shown. */
function* listTitles(wert: unknown, name = ''): Generator<string> {
  if (typeof wert === 'string' && /^(titel|title|name|bezeichnung|thema|vorname)$/.test(name) && wert) yield wert;
  if (typeof wert !== 'object' || wert === null) return;
  for (const [key, inner] of Object.entries(wert)) yield* listTitles(inner, Array.isArray(wert) ? name : key);
}

const encodeHtml = (text: string) => renderToStaticMarkup(text);

function checkTemplate(
  definition: TemplateDefinition,
  load: () => Promise<ComponentType<TemplateProps>>,
  { aufgezeichnet, eigeneAufrufe = {}, antworten }: Aufzeichnung,
  { ohneAntwort = {}, ohneTitel }: Ausnahme,
) {
  test('asks for nothing that the api does not answer', () => {
    expect(antworten).not.toEqual([]);
    expect(findUnanswered(definition.context, antworten)).toEqual(Object.keys(ohneAntwort).sort());
  });

  test.each(antworten)('shows $seite', async ({ seite, context, options }) => {
    vi.useFakeTimers({ now: new Date(aufgezeichnet), toFake: ['Date'] });
    const [pfad = '/', suche] = seite.split('?');
    const Template = await load();
    const props = {
      context: definition.context.parse(context),
      options: definition.options.parse(options),
      seite: { ...startseite, pfad, suche: suche ? `?${suche}` : '' },
    };
    const html = renderToStaticMarkup(<Template {...props} />);
    const titles = [...new Set(listTitles(props.context))];
    const shown = titles.filter((titel) => html.includes(encodeHtml(titel)));
    if (!ohneTitel) {
      expect(html).not.toBe('');
      expect(shown.length, 'no recorded title is shown').toBeGreaterThanOrEqual(Math.min(1, titles.length));
    }
    const own = Object.entries(definition.calls?.(props) ?? {}).map(([call, { endpoint }]) => [call, endpoint]);
    const recorded = Object.entries(eigeneAufrufe).map(([call, url]) => [call, url.replace(/\?.*/, '')]);
    expect(recorded, 'eigeneAufrufe is not what the template asks for').toEqual(own);
  });
}

/** A template that no page of the example content has: nothing but editors may fill it in, and its examples stand for them. */
function checkUnrecorded(
  { insert, calls, context, options }: TemplateDefinition,
  load: () => Promise<ComponentType<TemplateProps>>,
  beispiele: Record<string, { context: unknown; options: unknown }>,
) {
  test('needs no recording: only editors fill it in', () => {
    expect([insert !== undefined, calls], 'npm run aufzeichnen, after a page of the example content has it').toEqual([
      true,
      undefined,
    ]);
    expect(Object.keys(beispiele)).not.toEqual([]);
  });

  test.each(Object.entries(beispiele))('shows its example %s', async (_name, beispiel) => {
    const Template = await load();
    const props = { context: context.parse(beispiel.context), options: options.parse(beispiel.options) };
    expect(renderToStaticMarkup(<Template {...props} seite={startseite} />)).not.toBe('');
  });
}

/** Tests of every template of a remote; `ordner` is the remote's. */
export function testAufzeichnungen(
  remote: RemoteDefinition,
  ordner: string,
  ausnahmen: Record<string, Ausnahme> = {},
): void {
  afterEach(() => {
    vi.useRealTimers();
  });
  describe.each(Object.entries(remote.templates))('%s', async (name, definition) => {
    const base = join(ordner, 'src/templates', name, name);
    const load = async () => {
      const { default: Template } = (await import(/* @vite-ignore */ `${base}.tsx`)) as {
        default: ComponentType<TemplateProps>;
      };
      return Template;
    };
    const datei = `${base}.aufzeichnung.json`;
    if (!existsSync(datei)) {
      const { beispiele } = await import(/* @vite-ignore */ `${base}.beispiele.ts`);
      checkUnrecorded(definition, load, beispiele);
      return;
    }
    const aufzeichnung: Aufzeichnung = JSON.parse(readFileSync(datei, 'utf8'));
    checkTemplate(definition, load, aufzeichnung, ausnahmen[name] ?? {});
  });
}
