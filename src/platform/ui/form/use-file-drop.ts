// Files dropped on a box or pasted into it.
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

/** The first file counts. `handlers` go on the box. */
export function useFileDrop(isDisabled: boolean, onFile: (file: File, isOneOfMany: boolean) => void) {
  const [isOver, setIsOver] = useState(false);
  // Enters and leaves come from every child that is crossed, too.
  const depth = useRef(0);
  const move = (event: DragEvent, step: 1 | -1) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += step;
    setIsOver(depth.current > 0 && !isDisabled);
  };
  const take = (files: FileList) => {
    const [first] = files;
    if (first && !isDisabled) onFile(first, files.length > 1);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => move(event, 1),
    onDragLeave: (event: DragEvent) => move(event, -1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setIsOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
  };
  return { isOver, handlers };
}
