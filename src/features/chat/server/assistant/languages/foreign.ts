// A question in another language with what was understood of it.
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import type { ForeignLanguage } from './languages.ts';

export interface Foreign {
  readonly language: ForeignLanguage;
  readonly topic: string;
  readonly details: Details;
  /** Sure enough to be given in Finnish where there are no words of the language for it. */
  readonly isCertain: boolean;
  readonly tools: AssistantTools;
}

export type Lines = readonly string[];
