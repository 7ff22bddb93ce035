// A piece of what the shop publishes, small enough to be quoted: a section of a page or article, a price row, a question with its answer.

export interface Passage {
  readonly heading: string;
  /** Sentences, one paragraph a line. */
  readonly text: string;
  /** Where visitors read it: '/hyva-tietaa#vuosiluku'. */
  readonly path: string;
  /** What the page is called. */
  readonly source: string;
  /** Other wordings; only for questions that staff have answered. */
  readonly ways?: readonly string[];
}

export interface FoundPassage {
  readonly passage: Passage;
  /** 0–1: the share of the question that the passage covers; words that the shop never uses count as not covered. */
  readonly score: number;
}
