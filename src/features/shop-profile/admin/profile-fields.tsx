// The fields of the shop's details in their groups.
import type { FieldPath } from 'react-hook-form';

import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import type { useRecordForm } from '../../../platform/browser/form/use-record-form.ts';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { FieldGroup } from '../../../platform/ui/form/field-group.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { SERVICES, type ShopProfileResponse } from '../contract.ts';
import { profileEditorMessages as messages } from '../messages-editor.ts';
import type { DetailsForm, ShopDetails } from './details-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './profile-form.module.css';

type ProfileField = FieldPath<DetailsForm>;

interface FieldSpec {
  readonly field: ProfileField;
  readonly label: string;
  readonly maxLength?: number;
  readonly kind?: 'text' | 'long' | 'web' | 'email' | 'phone' | 'number' | 'picture' | 'tick';
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

const tick = (field: ProfileField, label: string): FieldSpec => ({ field, label, kind: 'tick' });

const { groups, notes, promises } = messages;

const GROUPS: readonly GroupSpec[] = [
  {
    group: 'shop',
    fields: [
      text('name', messages.name, 80),
      { ...text('companyName', messages.companyName, 120), help: messages.companyNameHelp },
      text('businessId', messages.businessId, 20),
    ],
  },
  {
    group: 'contact',
    fields: [
      { field: 'phone', label: messages.phone, maxLength: 40, kind: 'phone' },
      {
        field: 'salesEmail',
        label: messages.salesEmail,
        maxLength: 200,
        kind: 'email',
        help: messages.salesEmailHelp,
      },
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
      { ...web('links.booking', messages.booking), help: messages.bookingHelp },
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
      { field: 'dog.image', label: messages.dogImage, kind: 'picture' },
    ],
  },
  {
    group: 'promises',
    note: notes.promises,
    fields: [
      tick('promises.isRetightenedFree', promises.isRetightenedFree),
      tick('promises.takesOldTyresFree', promises.takesOldTyresFree),
      tick('promises.checksPressureFree', promises.checksPressureFree),
      tick('promises.checksConditionFree', promises.checksConditionFree),
      tick('promises.worksWithoutBooking', promises.worksWithoutBooking),
      tick('promises.worksWhileYouWait', promises.worksWhileYouWait),
      tick('promises.listsAllPrices', promises.listsAllPrices),
      tick('promises.hasOnePrice', promises.hasOnePrice),
      tick('promises.asksBeforeExtraWork', promises.asksBeforeExtraWork),
      tick('promises.hotelCares', promises.hotelCares),
      {
        ...text('promises.changeMinutes', promises.changeMinutes, 5),
        kind: 'number',
        help: messages.promiseHelp,
      },
      {
        ...text('promises.oldestFittedYears', promises.oldestFittedYears, 4),
        kind: 'number',
        help: messages.promiseHelp,
      },
      { ...text('promises.deliveryDays', promises.deliveryDays, 7), help: messages.deliveryHelp },
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

/** Every field with its group's name, in the order of the form. */
export const profileFields: FieldTable<DetailsForm> = GROUPS.flatMap(({ group, fields }) =>
  fields.map(({ field, label }) => ({ name: field, label: `${groups[group]}: ${label}` })),
);

/** The titles of the groups, in the order of the form. */
export const profileParts = GROUPS.map(({ group }) => groups[group]);

interface ProfileFieldsProps {
  form: Pick<
    ReturnType<typeof useRecordForm<DetailsForm, ShopDetails, ShopProfileResponse>>,
    'field' | 'controlled'
  >;
}

export function ProfileFields({ form }: ProfileFieldsProps) {
  return GROUPS.map(({ group, note, fields }) => (
    <FieldGroup key={group} title={groups[group]}>
      {note && <p className={layout.muted}>{note}</p>}
      <div className={`${layout.stack4} ${styles.fields}`}>
        {fields.map((spec) => (
          <OneField key={spec.field} spec={spec} form={form} />
        ))}
      </div>
    </FieldGroup>
  ));
}

function OneField({ spec, form }: ProfileFieldsProps & { spec: FieldSpec }) {
  const { field, label, help, maxLength, kind = 'text', isWide = false } = spec;
  switch (kind) {
    case 'tick':
      return <Checkbox {...form.field(field)} label={label} className={styles.wide} />;
    case 'picture':
      return (
        <div className={styles.wide}>
          <ImageField {...form.controlled('dog.image')} label={label} />
        </div>
      );
    case 'long':
      return (
        <TextAreaField
          {...form.field(field)}
          {...{ label, help, maxLength }}
          rows={4}
          className={styles.wide}
        />
      );
    case 'text':
    case 'web':
    case 'email':
    case 'phone':
    case 'number':
      return (
        <TextField
          {...form.field(field)}
          {...{ label, help, maxLength }}
          {...(field === 'name' && { 'data-begin': '' })}
          {...INPUTS[kind]}
          className={isWide ? styles.wide : undefined}
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
