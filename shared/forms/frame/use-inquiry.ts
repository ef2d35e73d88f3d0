import { type FormOptions, useForm } from '../state/use-form.ts';
import { describeFailure } from './failure.tsx';

interface InquiryOptions extends Omit<FormOptions, 'action' | 'fields'> {
  options: { aktion: string; kontaktMail: string };
  /** Labels of the controls in the order of the page. */
  label: Readonly<Record<string, string>>;
}

/** A form sent to an office: the props of its frame, with a mail address for failures. */
export function useInquiry({ options, label, ...rest }: InquiryOptions) {
  const mail = options.kontaktMail || rest.seite.gemeinde.email;
  const form = useForm({ ...rest, action: options.aktion, fields: Object.keys(label) });
  return { mail, frame: { form, failure: describeFailure(mail) } };
}
