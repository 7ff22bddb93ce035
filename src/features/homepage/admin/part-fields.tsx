// The fields of each part of the home page's editor.
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { hoursDrawerMessages } from '../../opening-hours/messages.ts';
import { IMAGE_POSITIONS, SECTION_IDS } from '../contract.ts';
import type { FinancingCta, Hero, HomepageSettings, Section } from '../contract.ts';
import { HERO_TEXTS, sectionOf } from '../editor-draft.ts';
import type { EditorPart, HeroText } from '../editor-draft.ts';
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

import styles from './homepage-editor.module.css';

/** Sentences by the path of the setting: 'hero.title'. */
export type FieldErrors = ReadonlyMap<string, string>;

export interface PartFieldsProps {
  part: EditorPart;
  value: HomepageSettings;
  errors: FieldErrors;
  onChange: (value: HomepageSettings) => void;
}

export function PartFields({ part, value, errors, onChange }: PartFieldsProps) {
  const setHero = (change: Partial<Hero>) => onChange({ ...value, hero: { ...value.hero, ...change } });
  switch (part) {
    case 'hero':
      return <HeroFields hero={value.hero} errors={errors} onChange={setHero} />;
    case 'image':
      return <ImageFields hero={value.hero} errors={errors} onChange={setHero} />;
    case 'content':
      return (
        <SectionFields
          sections={value.sections}
          errors={errors}
          onChange={(sections) => onChange({ ...value, sections })}
        />
      );
    case 'financing':
      return (
        <FinancingFields
          cta={value.financingCTA}
          errors={errors}
          onChange={(change) => onChange({ ...value, financingCTA: { ...value.financingCTA, ...change } })}
        />
      );
  }
}

interface HeroFieldsProps {
  hero: Hero;
  errors: FieldErrors;
  onChange: (change: Partial<Hero>) => void;
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
  catalogButtonText: heroFieldMessages.searchHelp,
  buttonText: heroFieldMessages.bookingHelp,
  kaartobottiButtonText: heroFieldMessages.assistantHelp,
  businessHoursButtonText: heroFieldMessages.hoursHelp,
};

function HeroFields({ hero, errors, onChange }: HeroFieldsProps) {
  const rows = (isWanted: (text: HeroText) => boolean) =>
    HERO_TEXTS.filter(([text]) => isWanted(text)).map(([text, flag]) => {
      const field = {
        label: names[text],
        value: hero[text],
        placeholder: PLACEHOLDERS[text],
        help: HELP[text],
        error: errors.get(`hero.${text}`),
      };
      return (
        <div key={text} className={styles.row}>
          {text === 'subtitle' ? (
            <TextAreaField
              {...field}
              rows={3}
              maxLength={400}
              onChange={({ target }) => onChange({ [text]: target.value })}
            />
          ) : (
            <TextField
              {...field}
              maxLength={HEADINGS.has(text) ? 160 : 60}
              onChange={({ target }) => onChange({ [text]: target.value })}
            />
          )}
          <Shown
            name={names[text]}
            isVisible={hero[flag]}
            onChange={(isVisible) => onChange({ [flag]: isVisible })}
          />
        </div>
      );
    });
  return (
    <>
      <p className={styles.lead}>{heroFieldMessages.lead}</p>
      <fieldset className={styles.group}>
        <legend>{heroFieldMessages.headings}</legend>
        {rows((text) => HEADINGS.has(text))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{heroFieldMessages.buttons}</legend>
        {rows((text) => !HEADINGS.has(text))}
      </fieldset>
    </>
  );
}

/** The flag of a text; its whole name is read out, as there are many alike. */
function Shown({
  name,
  isVisible,
  onChange,
}: {
  name: string;
  isVisible: boolean;
  onChange: (isVisible: boolean) => void;
}) {
  return (
    <Checkbox
      label={
        <>
          <VisuallyHidden>{`${name}: `}</VisuallyHidden>
          {names.visible}
        </>
      }
      checked={isVisible}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function ImageFields({ hero, errors, onChange }: HeroFieldsProps) {
  return (
    <>
      <p className={styles.lead}>{imageFieldMessages.lead}</p>
      <ImageField
        label={names.image}
        value={hero.image === '' ? '' : heroImagePath(hero.image)}
        onChange={(image) => onChange({ image })}
        alt={hero.imageAlt}
        onAltChange={(imageAlt) => onChange({ imageAlt })}
        altError={errors.get('hero.imageAlt')}
        error={errors.get('hero.image')}
        quotedFailure={quotedMessages.imageUpload}
        isOptional
      />
      {hero.image !== '' && (
        <>
          <p className={styles.lead}>{imageFieldMessages.defaultAlt(heroDefaults.imageAlt)}</p>
          <SelectField
            label={names.imagePosition}
            help={imageFieldMessages.positionHelp}
            error={errors.get('hero.imagePosition')}
            value={hero.imagePosition}
            onChange={({ target }) =>
              onChange({
                imagePosition: IMAGE_POSITIONS.find((position) => position === target.value) ?? 'center',
              })
            }
          >
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

interface SectionFieldsProps {
  sections: readonly Section[];
  errors: FieldErrors;
  onChange: (sections: Section[]) => void;
}

function SectionFields({ sections, errors, onChange }: SectionFieldsProps) {
  return SECTION_IDS.map((id, index) => {
    const section = sectionOf(sections, id);
    const change = (part: Partial<Section>) =>
      onChange(SECTION_IDS.map((one) => (one === id ? { ...section, ...part } : sectionOf(sections, one))));
    return (
      <fieldset key={id} className={styles.group} data-place={id}>
        <legend>{sectionFieldMessages[id]}</legend>
        <Shown
          name={sectionFieldMessages[id]}
          isVisible={section.visible}
          onChange={(visible) => change({ visible })}
        />
        <TextField
          label={names.sectionTitle}
          value={section.title}
          placeholder={sectionDefaults[id].title}
          maxLength={160}
          error={errors.get(`sections.${index}.title`)}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={names.sectionContent}
          help={sectionFieldMessages.paragraphs}
          value={section.content}
          placeholder={id === 'intro' ? sectionDefaults.intro.content('') : undefined}
          rows={8}
          maxLength={4000}
          error={errors.get(`sections.${index}.content`)}
          onChange={({ target }) => change({ content: target.value })}
        />
      </fieldset>
    );
  });
}

interface FinancingFieldsProps {
  cta: FinancingCta;
  errors: FieldErrors;
  onChange: (change: Partial<FinancingCta>) => void;
}

function FinancingFields({ cta, errors, onChange }: FinancingFieldsProps) {
  const field = (name: Exclude<keyof FinancingCta, 'visible'>) => ({
    value: cta[name],
    error: errors.get(`financingCTA.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <p className={styles.lead}>{financingFieldMessages.lead}</p>
      <Shown
        name={financingFieldMessages.financing}
        isVisible={cta.visible}
        onChange={(visible) => onChange({ visible })}
      />
      <TextField
        {...field('title')}
        label={names.financingTitle}
        placeholder={financingCtaDefaults.title}
        maxLength={160}
      />
      <TextAreaField
        {...field('mainText')}
        label={names.mainText}
        help={sectionFieldMessages.paragraphs}
        rows={8}
        maxLength={4000}
      />
      <TextAreaField {...field('highlightedText')} label={names.highlightedText} rows={2} maxLength={400} />
      <TextField
        {...field('buttonText')}
        label={names.financingButton}
        help={financingFieldMessages.buttonHelp}
        placeholder={financingCtaDefaults.buttonText}
        maxLength={60}
      />
    </>
  );
}
