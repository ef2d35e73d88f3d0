import { FOR_ALL, type SEVERAL_STEPS } from '@gm/shared/rules/several-steps';
import type { ReleaseLine } from '@gm/shared/schemas/desk/releases';
import { CHOICE } from './steps.ts';

export type SeveralStep = (typeof SEVERAL_STEPS)[number];

/** The common value, or null. */
function findOnly(values: readonly (string | null)[]): string | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** Steps that are possible for all of these submissions, with labels. Corrections differ by submission. */
export function listCommonSteps(lines: readonly ReleaseLine[]): { step: SeveralStep; text: string }[] {
  const [first, ...others] = lines;
  const steps = first?.schritte.filter((step) => others.every(({ schritte }) => schritte.includes(step))) ?? [];
  return steps.flatMap((step) => {
    if (step === 'korrigieren') return [];
    if (step === 'freigeben') return { step, text: findOnly(lines.map(({ freigabe }) => freigabe)) ?? 'Freigeben' };
    const office = step === 'weiterleiten' && findOnly(lines.map(({ stelle }) => stelle));
    return { step, text: office ? `An ${office} weiterleiten` : CHOICE[step].text };
  });
}

function countBy(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

const formatMails = (count: number) => (count === 1 ? 'eine E-Mail' : `${count} E-Mails`);

/**
 * Who gets which mail through a step for these submissions, in sentences.
 * @param colleague the new assignee, once chosen
 */
export function describeMails(step: SeveralStep, lines: readonly ReleaseLine[], colleague: string | undefined): string {
  if (step === 'notiz') return 'Niemand bekommt eine E-Mail: Die Notiz bleibt im Haus.';
  const addresses = lines.map(({ email }) => email).filter(Boolean);
  const persons = new Set(addresses).size;
  const readers = FOR_ALL.includes(step) ? lines.reduce((sum, { mitleser }) => sum + mitleser, 0) : 0;
  const offices = step === 'weiterleiten' ? countBy(lines.flatMap(({ stelle }) => stelle ?? [])) : [];
  const silent = lines.length - addresses.length;
  const sentences = [
    persons > 0 &&
      (persons === 1
        ? `Ein Absender bekommt ${formatMails(addresses.length)}.`
        : persons === addresses.length
          ? `${persons} Absender bekommen je eine E-Mail.`
          : `${persons} Absender bekommen zusammen ${formatMails(addresses.length)}.`),
    silent > 0 &&
      (silent === 1
        ? 'Ein Absender hat keine E-Mail-Adresse genannt und erfährt nichts.'
        : `${silent} Absender haben keine E-Mail-Adresse genannt und erfahren nichts.`),
    readers > 0 &&
      (readers === 1
        ? 'Außerdem bekommt eine Person eine E-Mail, die dasselbe gemeldet hat.'
        : `Außerdem gehen ${readers} E-Mails an alle, die dasselbe gemeldet haben.`),
    ...offices.map(([name, count]) => `${name} bekommt ${formatMails(count)} mit den Angaben.`),
    step === 'zuweisen' &&
      `${colleague ?? 'Die Kollegin oder der Kollege'} bekommt ${formatMails(lines.length)} mit dem Link.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
