// Lets a model's text through sentence by sentence: holds each until it is whole, drops what may not be said.

/** Whoever begins a sentence this long says nothing more. */
const LONGEST_SENTENCE = 1_500;
/** A sentence ends before a capital letter or markup: '25.11. klo 9' and 'esim. renkaat' go on. */
const END = /\n+|[.!?\u2026][)*"\u201D]*[^\S\n]+(?=[\p{Lu}*"\u201D([<!`{])/u;

export interface SentenceGate {
  /** Takes text as it comes; gives the sentences that are whole and may be said, each with the space behind it. */
  push: (text: string) => string[];
  /** Nothing more comes: the last sentence, if it may be said. */
  end: () => string[];
}

export function createSentenceGate(maySay: (sentence: string) => boolean): SentenceGate {
  let pending = '';
  let isShut = false;
  const passed = (sentence: string): string[] => {
    // Around what is dropped no empty lines pile up.
    if (sentence.trim() === '') return [sentence];
    return maySay(sentence) ? [sentence] : [];
  };
  /** Leaves out thoughts that are over; how much can be read before one that goes on. */
  const readableLength = (): number => {
    pending = pending.replaceAll(/<think>.*?<\/think>/gs, '');
    const at = pending.indexOf('<think>');
    return at === -1 ? pending.length : at;
  };
  return {
    push: (text) => {
      if (isShut) return [];
      pending += text;
      const whole: string[] = [];
      for (;;) {
        const end = END.exec(pending.slice(0, readableLength()));
        if (!end) break;
        const length = end.index + end[0].length;
        whole.push(...passed(pending.slice(0, length)));
        pending = pending.slice(length);
      }
      if (pending.length > LONGEST_SENTENCE && readableLength() === pending.length) {
        isShut = true;
        pending = '';
      }
      return whole;
    },
    end: () => {
      const last = pending.slice(0, readableLength());
      pending = '';
      return last === '' ? [] : passed(last);
    },
  };
}
