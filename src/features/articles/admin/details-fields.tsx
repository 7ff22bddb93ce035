// What stands around the text: summary, picture and address. Closed at first, for none of it is required.
import { useState } from 'react';

import { SelectField, TextAreaField, TextField } from '../../../platform/ui/field.tsx';
import { ImageField } from '../../media/admin/image-field.tsx';
import { LONGEST_SUMMARY } from '../article-limits.ts';
import { drawingNames, editorMessages as messages } from '../messages-admin.ts';
import { ARTICLE_DRAWINGS } from '../pictures.ts';
import { LONGEST_SLUG } from '../slug.ts';
import type { ArticleFields } from './article-fields.ts';

import styles from './editor.module.css';

export interface DetailsFieldsProps {
  fields: ArticleFields;
  onChange: (changed: Partial<ArticleFields>) => void;
  errorOf: (name: keyof ArticleFields) => string | undefined;
  /** Told when the picture sets out and when it has arrived or failed. */
  onSending: (isSending: boolean) => void;
}

/** Stands in the list of pictures for one that has an address. */
const OWN = 'own';

export function DetailsFields({ fields, onChange, errorOf, onSending }: DetailsFieldsProps) {
  const hasError = ['summary', 'picture', 'slug'] as const;
  return (
    <details className={styles.details} open={hasError.some((name) => errorOf(name)) || undefined}>
      <summary>{messages.details}</summary>
      <div className={styles.detailFields}>
        <TextAreaField
          label={messages.summary}
          help={messages.summaryHelp}
          error={errorOf('summary')}
          isOptional
          rows={3}
          maxLength={LONGEST_SUMMARY}
          value={fields.summary}
          onChange={(event) => onChange({ summary: event.target.value })}
        />
        <PictureFields picture={fields.picture} error={errorOf('picture')} {...{ onChange, onSending }} />
        <TextField
          label={messages.slug}
          help={messages.slugHelp}
          error={errorOf('slug')}
          isOptional
          icon={<span className={styles.prefix}>{messages.slugPrefix}</span>}
          maxLength={LONGEST_SLUG}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={fields.slug}
          onChange={(event) => onChange({ slug: event.target.value.toLowerCase() })}
        />
      </div>
    </details>
  );
}

function PictureFields({
  picture,
  onChange,
  onSending,
  error,
}: { picture: string; error: string | undefined } & Pick<DetailsFieldsProps, 'onChange' | 'onSending'>) {
  const isDrawing = picture === '' || ARTICLE_DRAWINGS.some((drawing) => drawing === picture);
  const [isOwn, setIsOwn] = useState(!isDrawing);
  return (
    <>
      <SelectField
        label={messages.picture}
        error={isOwn ? undefined : error}
        value={isOwn ? OWN : picture}
        onChange={(event) => {
          setIsOwn(event.target.value === OWN);
          onChange({ picture: event.target.value === OWN ? '' : event.target.value });
        }}
      >
        <option value="">{messages.pictureAuto}</option>
        {ARTICLE_DRAWINGS.map((drawing) => (
          <option key={drawing} value={drawing}>
            {drawingNames[drawing]}
          </option>
        ))}
        <option value={OWN}>{messages.pictureOwn}</option>
      </SelectField>
      {isOwn && (
        <ImageField
          label={messages.pictureOwn}
          value={picture}
          error={error}
          onSending={onSending}
          onChange={(path) => onChange({ picture: path })}
        />
      )}
    </>
  );
}
