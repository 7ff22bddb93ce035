// A button that downloads a file and says when it is there, with its failure next to it.
import { useMutation } from '@tanstack/react-query';
import DownloadIcon from 'lucide-react/icons/download';

import { downloadFile } from '../browser/download-file.ts';
import { showToast } from '../browser/toasts.ts';
import { Button } from './button.tsx';
import { downloadMessages as messages } from './messages.ts';
import { Notice } from './page/notice.tsx';

interface DownloadButtonProps {
  /** Below /api. */
  path: string;
  /** Name of the file. */
  name: string;
  label: string;
  size?: 'small' | undefined;
  disabledReason?: string | undefined;
}

export function DownloadButton({ path, name, label, size, disabledReason }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: () => downloadFile(path, name),
    onSuccess: () => showToast({ text: messages.done(name), tone: 'ok' }),
  });
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon={<DownloadIcon />}
        isBusy={download.isPending}
        disabledReason={disabledReason}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      {download.error && (
        <Notice tone="bad" role="alert" title={messages.failed}>
          {download.error.message}
        </Notice>
      )}
    </>
  );
}
