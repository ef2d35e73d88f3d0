import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `<template>.recording.json`: what the api answered for a template, in as few examples as show all of it. */
export interface Recording {
  /** The moment that the answers speak of as now. */
  aufgezeichnet: string;
  /** Addresses of the calls the template makes by itself, by name; kept by hand. */
  eigeneAufrufe?: Record<string, string>;
  /** The open slot that the template fills; kept by hand. */
  karteVon?: string;
  antworten: { seite: string; context: Record<string, unknown>; options: Record<string, unknown> }[];
}

const HOUSE = resolve(import.meta.dirname, '../../..');

/** Every template of every remote, with the file that its recording stands in or would. */
export function listTemplates(): { template: string; datei: string }[] {
  const remotes = readdirSync(HOUSE).filter((name) => name.startsWith('mf-'));
  return remotes.flatMap((remote) => {
    const folder = join(remote, 'src/templates');
    return readdirSync(join(HOUSE, folder)).map((template) => ({
      template,
      datei: join(folder, template, `${template}.recording.json`),
    }));
  });
}

export const getPath = (file: string) => join(HOUSE, file);

export function readRecording(file: string): Recording | null {
  const path = getPath(file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
