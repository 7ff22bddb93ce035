// Where content is written: a text area of sixteen rows, with the buttons of its grammar and what became of a picture above it.
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type SyntheticEvent } from 'react';

import { MAX_CONTENT_LENGTH } from '../../../../platform/contract/content.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Field, TextArea } from '../../../../platform/ui/form/field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { usePictureUpload, type PictureUpload } from '../../../media/admin/use-picture-upload.ts';
import { mediaAdminMessages } from '../../../media/messages-admin.ts';
import { applyMark, continueList, insertPicture, type Mark } from '../../markup.ts';
import { writingMessages as messages } from '../../messages/admin.ts';
import { MarkButtons, PictureButton, pictureAmong, useMarking, type Change } from './marking.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './writing-area.module.css';

const ROWS = 16;

export interface MoreButtonsProps {
  /** Changes the text at the caret. */
  onInsert: (change: Change) => boolean;
}

export interface WritingAreaProps {
  /** The field's name in its form. */
  name: string;
  label: string;
  help: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** More buttons, for this text alone. */
  More?: ComponentType<MoreButtonsProps> | undefined;
  /** At the end of the buttons while no picture is sent. */
  counts?: string | undefined;
  toolbarClass?: string | undefined;
}

export function WritingArea({ label, help, error, value, onChange, ...rest }: WritingAreaProps) {
  const { name, More, counts, toolbarClass } = rest;
  const { area, apply, isElsewhere } = useMarking(onChange);
  const mark = (kind: Mark) => apply((selected) => applyMark(selected, kind, messages.linkText));
  const picture = usePictureUpload(
    (path) =>
      // The upload may end while another field is typed into, which then stays focused.
      apply((selected) => insertPicture(selected, path, messages.pictureText), isElsewhere()),
    { isQueue: true, name },
  );
  const take = (event: SyntheticEvent, { files }: DataTransfer, text: string) => {
    const file = pictureAmong(files, text);
    if (!file) return;
    event.preventDefault();
    picture.send(file);
  };
  const onKey = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const isBold = (event.ctrlKey || event.metaKey) && event.key === 'b';
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isComposing;
    if ((isBold && mark('bold')) || (isEnter && apply(continueList))) event.preventDefault();
  };
  return (
    <Field label={label} help={help} error={error}>
      {(ties) => (
        <div className={styles.writing}>
          <div
            role="group"
            aria-label={messages.toolbar}
            className={classNames(layout.cluster1, styles.toolbar, toolbarClass)}
          >
            <MarkButtons onMark={mark} />
            <PictureButton onChoose={picture.send} />
            {More && <More onInsert={apply} />}
            <State picture={picture} counts={counts} />
            <Failure picture={picture} />
          </div>
          <TextArea
            {...ties}
            ref={area}
            rows={ROWS}
            value={value}
            maxLength={MAX_CONTENT_LENGTH}
            onChange={(event) => {
              picture.forgetFailure();
              onChange(event.target.value);
            }}
            onKeyDown={onKey}
            onPaste={(event) => take(event, event.clipboardData, event.clipboardData.getData('text/plain'))}
            onDrop={(event) => take(event, event.dataTransfer, '')}
            className={styles.area}
          />
        </div>
      )}
    </Field>
  );
}

function State({
  picture: { share, cancel },
  counts,
}: {
  picture: PictureUpload;
  counts?: string | undefined;
}) {
  return (
    <span className={`${layout.cluster1} ${layout.note} ${styles.state}`}>
      <span role="status">{share !== undefined && messages.uploading(Math.floor(100 * share))}</span>
      {share === undefined ? (
        counts
      ) : (
        <Button variant="text" size="small" onClick={cancel}>
          {mediaAdminMessages.cancel}
        </Button>
      )}
    </span>
  );
}

/** With the buttons, for the end of the text may be far away; brought into view where they are out of it, too. */
function Failure({ picture: { failure } }: { picture: PictureUpload }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    failure && (
      <div ref={place} className={styles.failure}>
        <Notice tone="bad" role="alert" title={failure.title} quoted={failure.quoted}>
          {failure.message}
        </Notice>
      </div>
    )
  );
}
