// A button that brings a file, with its failure beside it.
import { useMutation } from '@tanstack/react-query';
import DownloadIcon from 'lucide-react/icons/download';

import { downloadFile } from '../../../platform/browser/download-file.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { conversationMessages as messages } from '../messages-conversations.ts';

interface DownloadProps {
  /** Below /api. */
  path: string;
  name: string;
  label: string;
  disabledReason?: string | undefined;
}

export function Download({ path, name, label, disabledReason }: DownloadProps) {
  const download = useMutation({ mutationFn: () => downloadFile(path, name) });
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<DownloadIcon />}
        isBusy={download.isPending}
        disabledReason={disabledReason}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      {download.error && (
        <Notice tone="bad" role="alert" title={messages.exportFailed}>
          {download.error.message}
        </Notice>
      )}
    </>
  );
}
