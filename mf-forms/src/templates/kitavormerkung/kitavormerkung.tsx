import { KITAVORMERKUNG_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { useInquiry } from '@gm/shared/forms/frame/use-inquiry';
import { ChildFields } from '../../betreuung/child-fields.tsx';
import { getGroup } from '../../betreuung/get-group.ts';
import { KitaWishFields } from '../../betreuung/kita-wish-fields.tsx';
import { ParentsSections } from '../../betreuung/parents-sections.tsx';
import type { KitavormerkungProps } from './kitavormerkung.context.ts';
import { SiblingsFields } from './siblings-fields.tsx';

const FROM = 6;
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to apply for a place in a day-care centre. */
export default function Kitavormerkung({ context, options, seite: page }: KitavormerkungProps) {
  const { mail, frame } = useInquiry({
    name: 'kitavormerkung',
    seite: page,
    options,
    label: LABEL,
    getGroup,
    notKept: ['valid'],
    loadSchema,
  });
  return (
    <FormFrame
      {...frame}
      submit="Vormerkung abschicken"
      success={{
        title: 'Vielen Dank für Ihre Vormerkung!',
        text: (
          <>
            <p>Ihre Daten sind bei uns eingegangen.</p>
            <p>Eine Zu- oder Absage erhalten Sie in einer eigenen Nachricht.</p>
          </>
        ),
        confirmation:
          'Sie erhalten gleich eine E-Mail mit einem privaten Link: Dort sehen Sie jederzeit den Stand Ihrer Vormerkung.',
      }}
    >
      <FormSection number={1} from={FROM} title="Angaben zum Kind">
        <ChildFields />
      </FormSection>
      <FormSection number={2} from={FROM} title="Ihre Wünsche">
        <KitaWishFields kitas={context.kitas} />
      </FormSection>
      <ParentsSections number={3} from={FROM} />
      <FormSection number={5} from={FROM} title="Geschwister und Vorrang">
        <SiblingsFields />
        <CheckboxGroup
          name="vorrang"
          label={LABEL.vorrang}
          hint="Was Sie hier ankreuzen, prüfen wir bei der Vergabe. Einen Nachweis fordern wir später an."
          options={options.vorrang}
        />
        <TextArea name="sonstige_angaben" label={LABEL.sonstige_angaben} rows={4} />
      </FormSection>
      <PrivacySection number={FROM} name="valid" link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
