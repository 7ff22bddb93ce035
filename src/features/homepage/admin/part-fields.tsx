// The fields of each part of the home page's editor.
import type { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { hoursDrawerMessages } from '../../opening-hours/messages.ts';
import { financingMessages } from '../../shop-profile/messages.ts';
import { IMAGE_POSITIONS, SECTION_IDS, type HomepageResponse, type HomepageSettings } from '../contract.ts';
import { HERO_TEXTS, type EditorPart, type HeroText } from '../editor-draft.ts';
import { heroImagePath } from '../hero.ts';
import {
  fieldMessages as names,
  financingFieldMessages,
  heroFieldMessages,
  imageFieldMessages,
  quotedMessages,
  sectionFieldMessages,
} from '../messages-editor.ts';
import { financingCtaDefaults, heroDefaults, sectionDefaults } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './homepage-editor.module.css';

interface FieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<HomepageSettings, unknown, HomepageResponse>>,
    'field' | 'controlled' | 'values'
  >;
}

export function PartFields({ part, form }: FieldsProps & { part: EditorPart }) {
  switch (part) {
    case 'hero':
      return <HeroFields form={form} />;
    case 'image':
      return <ImageFields form={form} />;
    case 'content':
      return <SectionFields form={form} />;
    case 'financing':
      return <FinancingFields form={form} />;
  }
}

const HEADINGS: ReadonlySet<HeroText> = new Set(['title', 'mainHeading', 'subtitle']);

const PLACEHOLDERS: Partial<Record<HeroText, string>> = {
  title: heroDefaults.title,
  mainHeading: heroDefaults.mainHeading,
  subtitle: heroDefaults.subtitle(''),
  catalogButtonText: heroDefaults.searchText,
  buttonText: heroDefaults.buttonText,
  financingButtonText: heroDefaults.financingButtonText,
  contactButtonText: heroDefaults.contactButtonText,
  businessHoursButtonText: hoursDrawerMessages.open,
};

const HELP: Partial<Record<HeroText, string>> = {
  buttonText: heroFieldMessages.bookingHelp,
  kaartobottiButtonText: heroFieldMessages.assistantHelp,
  businessHoursButtonText: heroFieldMessages.hoursHelp,
};

function HeroFields({ form }: FieldsProps) {
  const rows = (isWanted: (text: HeroText) => boolean) =>
    HERO_TEXTS.filter(([text]) => isWanted(text)).map(([text, flag]) => {
      const field = {
        ...form.field(`hero.${text}`),
        placeholder: PLACEHOLDERS[text],
        help: HELP[text],
      };
      const label = shownLabel(names[text]);
      return (
        <div key={text} className={layout.stack2}>
          {text === 'subtitle' ? (
            <TextAreaField {...field} rows={3} maxLength={400} />
          ) : (
            <TextField {...field} maxLength={HEADINGS.has(text) ? 160 : 60} />
          )}
          {flag === 'catalogButtonVisible' ? (
            <Checkbox
              label={label}
              checked={form.values.hero[flag]}
              readOnly
              disabled
              help={heroFieldMessages.searchAlwaysShown}
            />
          ) : (
            <Checkbox {...form.field(`hero.${flag}`)} label={label} />
          )}
        </div>
      );
    });
  return (
    <>
      <p className={layout.muted}>{heroFieldMessages.lead}</p>
      <fieldset className={`${layout.stack5} ${styles.group}`}>
        <legend>{heroFieldMessages.headings}</legend>
        {rows((text) => HEADINGS.has(text))}
      </fieldset>
      <fieldset className={`${layout.stack5} ${styles.group}`}>
        <legend>{heroFieldMessages.buttons}</legend>
        {rows((text) => !HEADINGS.has(text))}
      </fieldset>
    </>
  );
}

/** The label of a flag; the name of its text is read out, as there are many alike. */
function shownLabel(name: string) {
  return (
    <>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {names.visible}
    </>
  );
}

function ImageFields({ form }: FieldsProps) {
  const { image } = form.values.hero;
  const alt = form.controlled('hero.imageAlt');
  return (
    <>
      <p className={layout.muted}>{imageFieldMessages.lead}</p>
      <ImageField
        {...form.controlled('hero.image')}
        value={image === '' ? '' : heroImagePath(image)}
        alt={alt.value}
        onAltChange={alt.onChange}
        altError={alt.error}
        quotedFailure={quotedMessages.imageUpload}
        isOptional
      />
      {image !== '' && (
        <>
          <p className={layout.muted}>{imageFieldMessages.defaultAlt(heroDefaults.imageAlt)}</p>
          <SelectField {...form.field('hero.imagePosition')} help={imageFieldMessages.positionHelp}>
            {IMAGE_POSITIONS.map((position) => (
              <option key={position} value={position}>
                {imageFieldMessages.positions[position]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </>
  );
}

function SectionFields({ form }: FieldsProps) {
  return SECTION_IDS.map((id, index) => (
    <fieldset key={id} className={`${layout.stack5} ${styles.group}`} data-place={id}>
      <legend>{sectionFieldMessages[id]}</legend>
      <Checkbox {...form.field(`sections.${index}.visible`)} label={shownLabel(sectionFieldMessages[id])} />
      <TextField
        {...form.field(`sections.${index}.title`)}
        label={names.sectionTitle}
        placeholder={sectionDefaults[id].title}
        maxLength={160}
      />
      <TextAreaField
        {...form.field(`sections.${index}.content`)}
        label={names.sectionContent}
        help={sectionFieldMessages.paragraphs}
        placeholder={id === 'intro' ? sectionDefaults.intro.content('') : undefined}
        rows={8}
        maxLength={4000}
      />
    </fieldset>
  ));
}

function FinancingFields({ form }: FieldsProps) {
  return (
    <>
      <p className={layout.muted}>{financingFieldMessages.lead}</p>
      <Checkbox
        {...form.field('financingCTA.visible')}
        label={shownLabel(financingFieldMessages.financing)}
      />
      <TextField
        {...form.field('financingCTA.title')}
        label={names.financingTitle}
        placeholder={financingMessages.payInInstalments}
        maxLength={160}
      />
      <TextAreaField
        {...form.field('financingCTA.mainText')}
        label={names.mainText}
        help={sectionFieldMessages.paragraphs}
        placeholder={financingMessages.possible}
        rows={8}
        maxLength={4000}
      />
      <TextAreaField
        {...form.field('financingCTA.highlightedText')}
        label={names.highlightedText}
        help={financingFieldMessages.highlightHelp}
        rows={2}
        maxLength={400}
      />
      <TextField
        {...form.field('financingCTA.buttonText')}
        label={names.financingButton}
        help={financingFieldMessages.buttonHelp}
        placeholder={financingCtaDefaults.buttonText}
        maxLength={60}
      />
    </>
  );
}
