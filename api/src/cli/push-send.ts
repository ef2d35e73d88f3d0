/** `npm run push:send -- --tag Aktuelles --titel … --text … --link …`: asks the running api to send a notification. */

import { parseArgs } from 'node:util';
import { PUSH_TAGS } from '@gm/shared/schemas/push';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { loadPushSchluessel } from '../kern/push/load-push-schluessel.ts';

const HILFE = `Aufruf: npm run push:send -- --tag ${PUSH_TAGS.join('|')} --titel "…" [--text "…"] [--link /pfad/]`;

interface Antwort {
  empfaenger?: number;
  detail?: string;
  errors?: { feld: string; meldung: string }[];
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { tag: text, titel: text, text, link: text } });
  if (!values.tag || !values.titel) throw new Error(HILFE);
  const config = readConfig();
  const { token } = await loadPushSchluessel(config);
  const address = `http://${config.API_HOST}:${config.API_PORT}`;
  const reply = await fetch(`${address}/api/push/nachricht`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token.split(',')[0]}` },
    body: JSON.stringify(values),
  }).catch(() => {
    throw new Error(`Unter ${address} antwortet kein Dienst. Läuft die Website? API_PORT nennt einen anderen Port.`);
  });
  const antwort = (await reply.json()) as Antwort;
  if (!reply.ok) {
    const felder = (antwort.errors ?? []).map(({ feld, meldung }) => `\n  ${feld}: ${meldung}`);
    throw new Error(`${antwort.detail}${felder.join('')}`);
  }
  console.log(`Unterwegs an ${antwort.empfaenger} Browser.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
