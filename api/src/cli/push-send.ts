/** `npm run push:send -- --tag Aktuelles --title … --text … --link …`: asks the running api to send a notification. */

import { parseArgs } from 'node:util';
import { runCommand } from '@gm/shared/cli/run-command';
import { AppError } from '@gm/shared/errors/app-error';
import { PUSH_TAGS } from '@gm/shared/schemas/push';
import { readConfig } from '../core/platform/config/read-config.ts';
import { loadPushKey } from '../core/services/push/load-push-key.ts';

const HELP = `Usage: npm run push:send -- --tag ${PUSH_TAGS.join('|')} --title "…" [--text "…"] [--link /pfad/]`;

interface Answer {
  empfaenger?: number;
  detail?: string;
  errors?: { feld: string; meldung: string }[];
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { tag: text, title: text, text, link: text } });
  if (!values.tag || !values.title) throw new AppError('eingabe_ungueltig', HELP);
  const { title, ...rest } = values;
  const config = readConfig();
  const { token } = await loadPushKey(config);
  const address = `http://${config.API_HOST}:${config.API_PORT}`;
  const reply = await fetch(`${address}/api/push/nachricht`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token.split(',')[0]}` },
    body: JSON.stringify({ ...rest, titel: title }),
  }).catch(() => {
    throw new AppError(
      'gegenstelle_fehlt',
      `Nothing answers at ${address}. Does the site run? API_PORT names another port.`,
    );
  });
  const answer = (await reply.json()) as Answer;
  if (!reply.ok) {
    const fields = (answer.errors ?? []).map(({ feld: field, meldung: message }) => `\n  ${field}: ${message}`);
    throw new AppError('eingabe_ungueltig', `${answer.detail}${fields.join('')}`);
  }
  console.log(`On its way to ${answer.empfaenger} ${answer.empfaenger === 1 ? 'browser' : 'browsers'}.`);
}

await runCommand(HELP, run);
