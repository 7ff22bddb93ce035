// What the home page's editor edits: the settings with both sections in place, and what a failed save is
// called.
import { isSameJson } from '../../platform/contract/records.ts';
import { SECTION_IDS, type HomepageSettings, type Section } from './contract.ts';
import {
  editorMessages,
  fieldMessages as names,
  financingFieldMessages,
  quotedMessages,
  sectionFieldMessages,
} from './messages-editor.ts';

export const EDITOR_PARTS = ['hero', 'image', 'content', 'financing'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];

/** The texts of the hero in the order of the page, each with its flag. */
export const HERO_TEXTS = [
  ['title', 'titleVisible'],
  ['mainHeading', 'mainHeadingVisible'],
  ['subtitle', 'subtitleVisible'],
  ['catalogButtonText', 'catalogButtonVisible'],
  ['buttonText', 'buttonVisible'],
  ['kaartobottiButtonText', 'kaartobottiButtonVisible'],
  ['financingButtonText', 'financingButtonVisible'],
  ['contactButtonText', 'contactButtonVisible'],
  ['businessHoursButtonText', 'businessHoursButtonVisible'],
] as const;
export type HeroText = (typeof HERO_TEXTS)[number][0];

/** The settings alone, with an entry for every section: one that is missing shows its default texts. */
export function editorDraft({ hero, sections, financingCTA }: HomepageSettings): HomepageSettings {
  return {
    hero,
    sections: SECTION_IDS.map((id) => sectionOf(sections, id)),
    financingCTA,
  };
}

export function sectionOf(sections: readonly Section[], id: Section['id']): Section {
  return sections.find((section) => section.id === id) ?? { id, title: '', content: '', visible: true };
}

export interface HomepageText {
  /** The path of the setting: 'hero.title'. */
  path: string;
  place: string;
  part: EditorPart;
  text: string;
}

/** What staff have written of the page, each text under the name it has in the editor. */
export function homepageTexts({ hero, sections, financingCTA }: HomepageSettings): HomepageText[] {
  const cta = financingFieldMessages.financing;
  const written: HomepageText[] = [
    ...HERO_TEXTS.map(([name]): HomepageText => ({
      path: `hero.${name}`,
      place: names[name],
      part: 'hero',
      text: hero[name],
    })),
    ...sections.flatMap(({ id, title, content }, index): HomepageText[] => {
      const [place, path] = [sectionFieldMessages[id], `sections.${index}`];
      return [
        { path: `${path}.title`, place: inPart(place, names.sectionTitle), part: 'content', text: title },
        {
          path: `${path}.content`,
          place: inPart(place, names.sectionContent),
          part: 'content',
          text: content,
        },
      ];
    }),
    ...CTA_TEXTS.map(([name, label]): HomepageText => ({
      path: `financingCTA.${name}`,
      place: inPart(cta, names[label]),
      part: 'financing',
      text: financingCTA[name],
    })),
  ];
  return written.filter(({ text }) => text !== '');
}

export const CTA_TEXTS = [
  ['title', 'financingTitle'],
  ['mainText', 'mainText'],
  ['highlightedText', 'highlightedText'],
  ['buttonText', 'financingButton'],
] as const;

export function inPart(part: string, name: string): string {
  return `${part}, ${name.toLocaleLowerCase('fi')}`;
}

/** How a save failed: the server refused it, gave no answer at all, or the session had ended. */
export type SaveFailureKind = 'refused' | 'unanswered' | 'signed-out';

/** Words for a failed save of `own` over `stored`: pictures have separate words. */
export function saveFailureWords(
  stored: HomepageSettings,
  own: HomepageSettings,
  kind: SaveFailureKind = 'refused',
): { title: string | undefined; quoted: string } {
  const isRemoval = stored.hero.image !== '' && own.hero.image === '';
  const title = isRemoval ? editorMessages.imageRemoveFailed : undefined;
  if (kind === 'signed-out') return { title, quoted: quotedMessages.notSignedIn };
  if (isRemoval) return { title, quoted: quotedMessages.imageDelete[kind] };
  const { imageAlt, imagePosition } = own.hero;
  const onlyMetadata = { ...stored, hero: { ...stored.hero, imageAlt, imagePosition } };
  const isMetadata = isSameJson(onlyMetadata, own);
  return { title, quoted: isMetadata ? quotedMessages.imageMetadata[kind] : quotedMessages.updateFailed };
}
