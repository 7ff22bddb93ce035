// Lets a model's text through sentence by sentence: buffers each until it is whole, then passes it on or replaces it.

/** After a longer sentence nothing more is let through. */
const LONGEST_SENTENCE = 1_500;
/** A sentence ends before a capital letter or markup: '25.11. klo 9' and 'esim. renkaat' go on. */
const END = /\n+|[.!?\u2026][)*"\u201D]*[^\S\n]+(?=[\p{Lu}*"\u201D([<!`{])/u;

/** `approvedText` returns a sentence itself, something in its place, or ''. */
export function createSentenceGate(approvedText: (sentence: string) => string) {
  let pending = '';
  let isShut = false;
  const passed = (sentence: string): string[] => {
    // Around what is dropped no empty lines pile up.
    if (sentence.trim() === '') return [sentence];
    return [approvedText(sentence)].filter(Boolean);
  };
  /** Leaves out thoughts that are over; how much can be read before one that goes on. */
  const readableLength = (): number => {
    pending = pending.replaceAll(/<think>.*?<\/think>/gs, '');
    const at = pending.indexOf('<think>');
    return at === -1 ? pending.length : at;
  };
  return {
    /** Takes text as it comes and returns the approved text of complete sentences, each with the space behind it. */
    push: (text: string) => {
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
    /** After the last text: the approved text of the last sentence. */
    end: () => {
      const last = pending.slice(0, readableLength());
      pending = '';
      return last === '' ? [] : passed(last);
    },
  };
}

export type SentenceGate = ReturnType<typeof createSentenceGate>;
