// Summary, picture and address of an article. Collapsed at first, since none of them is required.
import { useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { SelectField, TextAreaField, TextField } from '../../../../platform/ui/form/field.tsx';
import { ImageField } from '../../../media/admin/image-field.tsx';
import { MAX_SUMMARY_LENGTH } from '../../article-limits.ts';
import { drawingNames, editorMessages as messages } from '../../messages/admin.ts';
import { ARTICLE_DRAWINGS } from '../../pictures.ts';
import { MAX_SLUG_LENGTH } from '../../slug.ts';
import type { ArticleForm } from './use-article-form.ts';

import styles from './editor.module.css';

interface DetailsFieldsProps {
  form: ArticleForm;
}

/** The select's value for an uploaded picture. */
const OWN = 'own';

export function DetailsFields({ form }: DetailsFieldsProps) {
  const slugError = form.errorOf('slug') ?? takenAddress(form.refusal ?? form.error);
  const hasError = slugError ?? form.errorOf('summary') ?? form.errorOf('picture');
  return (
    <details className={styles.details} open={hasError !== undefined || undefined}>
      <summary>{messages.details}</summary>
      <div className={styles.detailFields}>
        <TextAreaField
          {...form.field('summary')}
          help={messages.summaryHelp}
          isOptional
          rows={3}
          maxLength={MAX_SUMMARY_LENGTH}
        />
        <PictureFields form={form} />
        <TextField
          {...form.field('slug')}
          help={messages.slugHelp}
          error={slugError}
          isOptional
          icon={<span className={styles.prefix}>{messages.slugPrefix}</span>}
          maxLength={MAX_SLUG_LENGTH}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => form.set({ slug: event.target.value.toLowerCase() })}
        />
      </div>
    </details>
  );
}

/** Another article has the address. */
function takenAddress(error: Error | null): string | undefined {
  return error instanceof ApiProblem && error.code === 'article.slug_taken' ? error.message : undefined;
}

function PictureFields({ form }: DetailsFieldsProps) {
  const { picture } = form.values;
  const isDrawing = picture === '' || ARTICLE_DRAWINGS.some((drawing) => drawing === picture);
  const [isOwn, setIsOwn] = useState(!isDrawing);
  return (
    <>
      <SelectField
        label={messages.picture}
        error={isOwn ? undefined : form.errorOf('picture')}
        value={isOwn ? OWN : picture}
        onChange={(event) => {
          setIsOwn(event.target.value === OWN);
          form.set({ picture: event.target.value === OWN ? '' : event.target.value });
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
      {isOwn && <ImageField {...form.controlled('picture')} label={messages.pictureOwn} />}
    </>
  );
}
