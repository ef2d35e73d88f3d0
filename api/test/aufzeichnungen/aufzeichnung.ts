import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `<template>.aufzeichnung.json`: what the api answered for a template, in as few examples as show all of it. */
export interface Aufzeichnung {
  /** The moment that the answers speak of as now. */
  aufgezeichnet: string;
  /** Addresses of the calls the template makes by itself, by name; kept by hand. */
  eigeneAufrufe?: Record<string, string>;
  antworten: { seite: string; context: Record<string, unknown>; options: Record<string, unknown> }[];
}

const HAUS = resolve(import.meta.dirname, '../../..');

/** Every template of every remote, with the file that its recording stands in or would. */
export function listTemplates(): { template: string; datei: string }[] {
  const remotes = readdirSync(HAUS).filter((name) => name.startsWith('mf-'));
  return remotes.flatMap((remote) => {
    const ordner = join(remote, 'src/templates');
    return readdirSync(join(HAUS, ordner)).map((template) => ({
      template,
      datei: join(ordner, template, `${template}.aufzeichnung.json`),
    }));
  });
}

export const getPath = (datei: string) => join(HAUS, datei);

export function readAufzeichnung(datei: string): Aufzeichnung | null {
  const path = getPath(datei);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
