// The fields of the shop's details in their groups.
import { TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { SERVICES } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';
import type { ProfileDraft, ProfileField } from './profile-draft.ts';
import type { FieldErrors } from './profile-form.tsx';

import styles from './profile-form.module.css';

interface FieldSpec {
  readonly field: ProfileField;
  readonly label: string;
  readonly maxLength: number;
  readonly kind?: 'text' | 'long' | 'web' | 'email' | 'phone' | 'number' | 'picture';
  readonly help?: string;
  readonly isWide?: boolean;
}

interface GroupSpec {
  readonly group: keyof typeof messages.groups;
  readonly note?: string;
  readonly fields: readonly FieldSpec[];
}

const text = (field: ProfileField, label: string, maxLength: number): FieldSpec => ({
  field,
  label,
  maxLength,
});
const web = (field: ProfileField, label: string): FieldSpec => ({
  field,
  label,
  maxLength: 500,
  kind: 'web',
});

const { groups, notes } = messages;

const GROUPS: readonly GroupSpec[] = [
  {
    group: 'shop',
    fields: [text('name', messages.name, 80), text('businessId', messages.businessId, 20)],
  },
  {
    group: 'contact',
    fields: [
      { field: 'phone', label: messages.phone, maxLength: 40, kind: 'phone' },
      { field: 'salesEmail', label: messages.salesEmail, maxLength: 200, kind: 'email' },
      { ...text('address.street', messages.street, 120), isWide: true },
      text('address.postalCode', messages.postalCode, 12),
      text('address.city', messages.city, 80),
    ],
  },
  {
    group: 'map',
    note: notes.map,
    fields: [
      { field: 'location.latitude', label: messages.latitude, maxLength: 20, kind: 'number' },
      { field: 'location.longitude', label: messages.longitude, maxLength: 20, kind: 'number' },
      { ...text('location.region', messages.region, 10), help: messages.regionHelp },
    ],
  },
  {
    group: 'links',
    note: notes.links,
    fields: [
      web('links.booking', messages.booking),
      web('links.credit', messages.credit),
      web('links.reviews', messages.reviews),
      { ...web('links.maps', messages.maps), help: messages.mapsHelp },
      text('links.socials.0.name', messages.socialName(1), 40),
      web('links.socials.0.url', messages.socialUrl(1)),
      text('links.socials.1.name', messages.socialName(2), 40),
      web('links.socials.1.url', messages.socialUrl(2)),
    ],
  },
  {
    group: 'story',
    fields: [
      {
        ...text('founded.introduction', messages.introduction, 200),
        help: messages.introductionHelp,
        isWide: true,
      },
      { ...text('founded.description', messages.description, 200), isWide: true },
      { ...text('founded.footer', messages.footer, 200), isWide: true },
      { ...text('footerBlurb', messages.footerBlurb, 500), kind: 'long' },
      { ...text('creditLine', messages.creditLine, 200), isWide: true },
    ],
  },
  {
    group: 'services',
    note: notes.services,
    fields: SERVICES.map((service) => text(`serviceBrands.${service}`, messages.services[service], 40)),
  },
  {
    group: 'assistant',
    fields: [
      text('assistantName', messages.assistantName, 40),
      text('dog.name', messages.dogName, 40),
      { field: 'dog.image', label: messages.dogImage, maxLength: 300, kind: 'picture' },
    ],
  },
  {
    group: 'network',
    note: notes.network,
    fields: [
      { ...text('dealerNetwork.name', messages.networkName, 80), isWide: true },
      { ...text('dealerNetwork.description', messages.networkDescription, 1000), kind: 'long' },
    ],
  },
];

/** The name of every field, in the order of the form. */
export const FIELD_NAMES: readonly (readonly [ProfileField, string])[] = GROUPS.flatMap(({ group, fields }) =>
  fields.map(({ field, label }) => [field, `${groups[group]}: ${label}`] as const),
);

export interface ProfileFieldsProps {
  draft: ProfileDraft;
  errors: FieldErrors;
  onChange: (draft: ProfileDraft) => void;
}

export function ProfileFields({ draft, errors, onChange }: ProfileFieldsProps) {
  return GROUPS.map(({ group, note, fields }) => (
    <fieldset key={group} className={styles.group}>
      <legend>{groups[group]}</legend>
      {note && <p className={styles.lead}>{note}</p>}
      <div className={styles.fields}>
        {fields.map((spec) => (
          <OneField
            key={spec.field}
            spec={spec}
            value={draft[spec.field]}
            error={errors.get(spec.field)}
            onChange={(value) => onChange({ ...draft, [spec.field]: value })}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface OneFieldProps {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OneField({ spec, value, error, onChange }: OneFieldProps) {
  const { label, help, maxLength, kind = 'text', isWide = false } = spec;
  const shared = { label, help, error, maxLength, value };
  switch (kind) {
    case 'picture':
      return (
        <div className={styles.wide}>
          <ImageField {...{ label, value, error, onChange }} />
        </div>
      );
    case 'long':
      return (
        <TextAreaField
          {...shared}
          rows={4}
          className={styles.wide}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'text':
    case 'web':
    case 'email':
    case 'phone':
    case 'number':
      return (
        <TextField
          {...shared}
          {...INPUTS[kind]}
          className={isWide ? styles.wide : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return kind satisfies never;
  }
}

const INPUTS = {
  text: {},
  web: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, placeholder: 'https://' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
} as const;
