// Which rows of a long list are in view, for a list of rows that are all of one height.
import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels; narrower than this, a row takes several lines. */
const NARROW_PX = 760;
const ROW_PX = 44;
/** The heads above the rows; a narrow sheet has none. */
const HEAD_PX = 40;
const NARROW_ROW_PX = 112;
/** Rows drawn beyond each edge. */
const SPARE_ROWS = 12;

export function useRowsInView(total: number) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 1200, height: 700 });
  const [top, setTop] = useState(0);
  const isNarrow = box.width < NARROW_PX;
  const rowPx = isNarrow ? NARROW_ROW_PX : ROW_PX;
  const headPx = isNarrow ? 0 : HEAD_PX;
  const perFrame = Math.max(1, Math.floor((box.height - headPx) / rowPx));
  const first = Math.max(0, Math.min(top, total - perFrame) - SPARE_ROWS);
  const end = Math.min(total, top + perFrame + SPARE_ROWS + 1);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    body.current?.style.setProperty('height', `${total * rowPx}px`);
  }, [total, rowPx]);

  return {
    /** The element that scrolls. */
    frame,
    /** As high as all rows together. */
    body,
    first,
    /** Not drawn any more. */
    end,
    isNarrow,
    /** How many rows fit in the frame. */
    perFrame,
    onScroll: () => setTop(Math.floor((frame.current?.scrollTop ?? 0) / rowPx)),
    reveal: (row: number) => {
      const element = frame.current;
      if (!element) return;
      const above = row * rowPx;
      const below = above + rowPx - (element.clientHeight - headPx);
      if (element.scrollTop > above) element.scrollTop = above;
      else if (element.scrollTop < below) element.scrollTop = below;
    },
  };
}
