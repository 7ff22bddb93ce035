// What the built-in writer needs to know of a topic. Texts may contain {names} of facts; one without its fact is left out.

export const TONES = ['professional', 'casual', 'educational'] as const;
export type Tone = (typeof TONES)[number];

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** Approximate maximum number of words; where less is known, a draft is shorter. */
export const WORDS_OF: Record<Length, number> = { short: 300, medium: 600, long: 1000 };

export interface TopicSection {
  /** For most tones. */
  readonly heading: string;
  /** For the tone that teaches. */
  readonly question: string;
  /** Paragraphs, the most important first. */
  readonly text: readonly string[];
}

export interface Topic {
  /** Beginnings of words that identify it, small letters without dots, parted by '|'. */
  readonly stems: string;
  readonly titles: Readonly<Record<Tone, string>>;
  readonly intros: Readonly<Record<Tone, string>>;
  /** The same at a glance. */
  readonly brief: readonly string[];
  readonly sections: readonly TopicSection[];
  /** Background, for the tone that teaches. */
  readonly why: readonly string[];
}

/** A known fact in words, and its source; empty words only name the source. */
export interface DraftFact {
  readonly text: string;
  readonly source: DraftSource;
}

export interface DraftSource {
  readonly label: string;
  readonly href: string;
}

/** Facts by the names that texts call them by: 'season', 'price.storage', 'count.winter'. */
export type DraftFacts = Readonly<Record<string, DraftFact>>;
