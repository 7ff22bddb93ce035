// What the home page's editor edits: the settings with both sections in place, how two versions differ, and what a
// failed save is called.
import { SECTION_IDS } from './contract.ts';
import type { HomepageSettings, Section } from './contract.ts';
import {
  editorMessages,
  fieldMessages as names,
  financingFieldMessages,
  imageFieldMessages,
  quotedMessages,
  sectionFieldMessages,
} from './messages-editor.ts';

export const EDITOR_PARTS = ['hero', 'image', 'content', 'financing'] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];

/** The texts of the hero in the order of the page, each beside its flag. */
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

/** All fields of two versions as people read them. */
export function settingsDifferences(
  stored: HomepageSettings,
  own: HomepageSettings,
): { name: string; stored: string; own: string }[] {
  const [theirs, ours] = [readableFields(stored), readableFields(own)];
  return theirs.map(([name, text], index) => ({ name, stored: text, own: ours[index]?.[1] ?? '' }));
}

function readableFields({ hero, sections, financingCTA }: HomepageSettings): [string, string][] {
  const shown = (isVisible: boolean) => (isVisible ? names.shown : names.hidden);
  const inPart = (part: string, name: string) => `${part}, ${name.toLocaleLowerCase('fi')}`;
  return [
    ...HERO_TEXTS.flatMap(([text, flag]): [string, string][] => [
      [names[text], hero[text]],
      [names.visibleOf(names[text]), shown(hero[flag])],
    ]),
    [names.image, hero.image],
    [names.imageAlt, hero.imageAlt],
    [names.imagePosition, imageFieldMessages.positions[hero.imagePosition]],
    ...SECTION_IDS.flatMap((id): [string, string][] => {
      const { title, content, visible } = sectionOf(sections, id);
      const name = sectionFieldMessages[id];
      return [
        [inPart(name, names.sectionTitle), title],
        [inPart(name, names.sectionContent), content],
        [names.visibleOf(name), shown(visible)],
      ];
    }),
    [inPart(financingFieldMessages.financing, names.financingTitle), financingCTA.title],
    [inPart(financingFieldMessages.financing, names.mainText), financingCTA.mainText],
    [inPart(financingFieldMessages.financing, names.highlightedText), financingCTA.highlightedText],
    [inPart(financingFieldMessages.financing, names.financingButton), financingCTA.buttonText],
    [names.visibleOf(financingFieldMessages.financing), shown(financingCTA.visible)],
  ];
}

/** How a save failed: the server refused it, gave no answer at all, or the session had ended. */
export type SaveFailureKind = 'refused' | 'unanswered' | 'signed-out';

/** What a failed save of `own` over `stored` is called: the specification has words of its own for pictures. */
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
  const isMetadata = JSON.stringify(onlyMetadata) === JSON.stringify(own);
  return { title, quoted: isMetadata ? quotedMessages.imageMetadata[kind] : quotedMessages.updateFailed };
}
