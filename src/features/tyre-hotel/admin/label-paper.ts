// The paper of the labels: sheets of A4 or a roll of a label printer; the browser at the printer remembers which.
import { useState } from 'react';

export const LABEL_PAPERS = ['a4', 'roll62', 'roll100'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

const KEY = 'tyreLabelPaper';

export function readLabelPaper(stored: string | null): LabelPaper {
  return LABEL_PAPERS.find((paper) => paper === stored) ?? 'a4';
}

export function useLabelPaper() {
  const [paper, setPaper] = useState(() => readLabelPaper(storedPaper()));
  const choose = (chosen: string) => {
    setPaper(readLabelPaper(chosen));
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Where the browser stores nothing, the paper is chosen each time.
    }
  };
  return { paper, choose };
}

function storedPaper(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
