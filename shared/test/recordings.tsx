/**
 * Contract test of a remote: every template accepts the recorded replies of the api in its
 * `<template>.recording.json`, reads no key missing from all of them, and renders them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RemoteDefinition, TemplateDefinition, TemplateProps } from '../contract/contract.ts';
import { homePage } from './home-page.ts';
import { Parsed } from './watch-reading.ts';

export interface Recording {
  aufgezeichnet: string;
  eigeneAufrufe?: Record<string, string>;
  antworten: { seite: string; context: Record<string, unknown>; options: Record<string, unknown> }[];
}

/** Documented exceptions of a template. */
interface RecordingGap {
  /** Keys it reads that no recorded reply has. */
  ohneAntwort?: Record<string, string>;
  /** No recorded text appears in the server-rendered HTML. */
  ohneTitel?: string;
}

/** Time of rendering, added by the server instead of the api. */
const FROM_THE_SERVER = ['jetzt'];

/** Keys read by the context's schema that no recorded reply has. */
export function findUnanswered(schema: TemplateDefinition['context'], answers: Recording['antworten']): string[] {
  const parsed = new Parsed();
  for (const { context } of answers) schema.parse(parsed.watch(context));
  return parsed.listMissing().filter((path) => !FROM_THE_SERVER.includes(path.split('.').at(-1) ?? ''));
}

/** Texts that identify the rendered content. */
function* listTitles(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && /^(titel|title|name|bezeichnung|thema|vorname)$/.test(name) && value) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* listTitles(inner, Array.isArray(value) ? name : key);
}

const encodeHtml = (text: string) => renderToStaticMarkup(text);

function checkTemplate(
  definition: TemplateDefinition,
  load: () => Promise<ComponentType<TemplateProps>>,
  { aufgezeichnet, eigeneAufrufe: ownCalls = {}, antworten: answers }: Recording,
  { ohneAntwort: withoutAnswer = {}, ohneTitel: withoutTitle }: RecordingGap,
) {
  test('reads no key that the api does not return', () => {
    expect(answers).not.toEqual([]);
    expect(findUnanswered(definition.context, answers)).toEqual(Object.keys(withoutAnswer).sort());
  });

  test.each(answers)('shows $seite', async ({ seite: page, context, options }) => {
    vi.useFakeTimers({ now: new Date(aufgezeichnet), toFake: ['Date'] });
    const [path = '/', search] = page.split('?');
    const Template = await load();
    const props = {
      context: definition.context.parse(context),
      options: definition.options.parse(options),
      seite: { ...homePage, pfad: path, suche: search ? `?${search}` : '' },
    };
    const html = renderToStaticMarkup(<Template {...props} />);
    const titles = [...new Set(listTitles(props.context))];
    const shown = titles.filter((title) => html.includes(encodeHtml(title)));
    if (!withoutTitle) {
      expect(html).not.toBe('');
      expect(shown.length, 'no recorded title is shown').toBeGreaterThanOrEqual(Math.min(1, titles.length));
    }
    const own = Object.entries(definition.calls?.(props) ?? {}).map(([call, { endpoint }]) => [call, endpoint]);
    const recorded = Object.entries(ownCalls).map(([call, url]) => [call, url.replace(/\?.*/, '')]);
    expect(recorded, 'eigeneAufrufe is not what the template asks for').toEqual(own);
  });
}

/**
 * A template that no page of the example content uses: it is filled in by editors only, and tested with its examples.
 */
function checkUnrecorded(
  { insert, calls, context, options }: TemplateDefinition,
  load: () => Promise<ComponentType<TemplateProps>>,
  examples: Record<string, { context: unknown; options: unknown }>,
) {
  test('needs no recording, because only editors fill it in', () => {
    expect([insert !== undefined, calls], 'npm run record, after a page of the example content has it').toEqual([
      true,
      undefined,
    ]);
    expect(Object.keys(examples)).not.toEqual([]);
  });

  test.each(Object.entries(examples))('shows its example %s', async (_name, example) => {
    const Template = await load();
    const props = { context: context.parse(example.context), options: options.parse(example.options) };
    expect(renderToStaticMarkup(<Template {...props} seite={homePage} />)).not.toBe('');
  });
}

/** Tests of every template of a remote; `folder` is the remote's. */
export function testRecordings(
  remote: RemoteDefinition,
  folder: string,
  exceptions: Record<string, RecordingGap> = {},
): void {
  afterEach(() => {
    vi.useRealTimers();
  });
  describe.each(Object.entries(remote.templates))('%s', async (name, definition) => {
    const base = join(folder, 'src/templates', name, name);
    const load = async () => {
      const { default: Template } = (await import(/* @vite-ignore */ `${base}.tsx`)) as {
        default: ComponentType<TemplateProps>;
      };
      return Template;
    };
    const file = `${base}.recording.json`;
    if (!existsSync(file)) {
      const { examples } = await import(/* @vite-ignore */ `${base}.examples.ts`);
      checkUnrecorded(definition, load, examples);
      return;
    }
    const recording: Recording = JSON.parse(readFileSync(file, 'utf8'));
    checkTemplate(definition, load, recording, exceptions[name] ?? {});
  });
}
