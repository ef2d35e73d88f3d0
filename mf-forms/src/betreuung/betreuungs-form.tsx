import { CONSENTS_FIELDS } from '@gm/shared/areas/betreuung/betreuung-fields';
import type { Page } from '@gm/shared/contract';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { useInquiry } from '@gm/shared/forms/frame/use-inquiry';
import type { FormOptions } from '@gm/shared/forms/state/use-form';
import type { ReactNode } from 'react';
import { ConsentsSection } from './consents-section.tsx';
import { getGroup } from './get-group.ts';
import { ParentsSections } from './parents-sections.tsx';
import { PersonSection } from './person-section.tsx';
import { useShort } from './use-short.ts';

interface BetreuungsFormProps {
  name: string;
  seite: Page;
  options: { aktion: string; datenschutzLink: string; kontaktMail: string };
  label: Readonly<Record<string, string>>;
  loadSchema: FormOptions['loadSchema'];
  /** Shown below the confirmation. */
  thanks: ReactNode;
  /** Number of sections; the last five are common to all forms. */
  from: number;
  /** The sections before them: child and request. */
  children: ReactNode;
}

/** Number of sections when ending care: request, child, guardian, remarks, data protection. */
export const UNSUBSCRIPTION_SECTIONS = 5;

/** The last five sections; three shortened ones when ending care. */
function LastSections({ from, privacyLink, mail }: { from: number; privacyLink: string; mail: string }) {
  const short = useShort();
  const total = short ? UNSUBSCRIPTION_SECTIONS : from;
  return (
    <>
      <ParentsSections number={short ? total - 2 : total - 4} from={total} onlyContact={short} />
      <Conditional when={!short}>
        <PersonSection number={total - 2} from={total} />
      </Conditional>
      <FormSection number={total - 1} from={total} title="Sonstiges">
        <TextArea
          name="sonstige_angaben"
          label={CONSENTS_FIELDS.sonstige_angaben}
          hint={short ? undefined : 'Zum Beispiel Allergien, Medikamente oder wer Ihr Kind abholen darf'}
        />
      </FormSection>
      <ConsentsSection number={total} from={total} privacyLink={privacyLink} mail={mail} onlyPrivacy={short} />
    </>
  );
}

/** Common part of the two school care forms: everything except child and request. */
export function BetreuungsForm({
  name,
  seite: page,
  options,
  label,
  loadSchema,
  thanks,
  from,
  children,
}: BetreuungsFormProps) {
  const { mail, frame } = useInquiry({
    name,
    seite: page,
    options,
    label,
    getGroup,
    notKept: ['einverstaendniserklaerung', 'fotos', 'valid'],
    loadSchema,
  });
  return (
    <FormFrame
      {...frame}
      submit="Anfrage abschicken"
      success={{ title: 'Vielen Dank für Ihren Anfrage!', text: thanks }}
    >
      {children}
      <LastSections from={from} privacyLink={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
