// The two text sections and the financing call-to-action as visitors see them.
import type { FinancingCta, Section } from './contract.ts';
import { financingCtaDefaults, sectionDefaults } from './messages.ts';

export interface ResolvedSection {
  title: string;
  paragraphs: string[];
}

/** A section is shown unless its own entry hides it; without entries both show with their default texts. */
export function resolveSection(
  id: Section['id'],
  sections: readonly Section[],
  founded: string,
): ResolvedSection | undefined {
  const entry = sections.find((section) => section.id === id);
  if (entry && !entry.visible) return undefined;
  const content = id === 'intro' ? sectionDefaults.intro.content(founded) : sectionDefaults.services.content;
  return {
    title: entry?.title || sectionDefaults[id].title,
    paragraphs: splitParagraphs(entry?.content || content),
  };
}

export interface ResolvedFinancing {
  title: string;
  paragraphs: string[];
  highlightedText: string;
  button: { label: string; href: string } | undefined;
}

/** The call-to-action when it is switched on; the button needs the creditor's address. */
export function resolveFinancing(cta: FinancingCta, creditLink: string): ResolvedFinancing | undefined {
  if (!cta.visible) return undefined;
  return {
    title: cta.title || financingCtaDefaults.title,
    paragraphs: splitParagraphs(cta.mainText),
    highlightedText: cta.highlightedText,
    button: creditLink
      ? { label: cta.buttonText || financingCtaDefaults.buttonText, href: creditLink }
      : undefined,
  };
}

/** Paragraphs of a text, split at blank lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
